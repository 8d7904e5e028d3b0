import { screens } from '@timesync/contract';
import { Button } from '@timesync/ui';
import { ButtonLink } from '~/components/ui/buttons/button-link';
import { useSettleExamples } from './first-steps-queries';

export function ExamplesStep({ exampleProducts }: { exampleProducts: number }) {
  const settle = useSettleExamples();
  return (
    <div className="space-y-4">
      {exampleProducts > 0 && (
        <>
          <p className="text-ink">
            Ada {exampleProducts} produk contoh di katalog. Rekening contoh dibuang pada kedua
            pilihan, karena uang ke sana tidak sampai kepada siapa pun.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button isPending={settle.isPending} onClick={() => settle.mutate(true)}>
              Pakai produk contoh
            </Button>
            <Button
              variant="secondary"
              isPending={settle.isPending}
              onClick={() => settle.mutate(false)}
            >
              Buang semua contoh
            </Button>
          </div>
        </>
      )}
      <ButtonLink to={screens.products} variant="secondary">
        Buka daftar produk
      </ButtonLink>
    </div>
  );
}
