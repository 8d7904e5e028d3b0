import { useMutation } from '@tanstack/react-query';
import type { HandedOutLicense } from '@timesync/contract';
import { Button } from '@timesync/ui';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import { Checkbox, Dialog, Loaded } from '~/components/ui';
import { callApi, keys, useRefresh } from '~/lib/api';
import { GivenLinks } from './given-links';
import { OwnLicenseList } from './own-license-list';
import { isHandable, useHandableLicenses, useOwnLicenses } from './own-license-queries';

export default function OwnLicensesDialog({ onClose }: { onClose: () => void }) {
  const [isHandingOut, setIsHandingOut] = useState(false);
  const { data } = useOwnLicenses();
  const handable = data?.pages.flatMap((page) => page.data).filter(isHandable) ?? [];
  // The same dialog goes on: at its end the focus is back on the button that opened it.
  if (isHandingOut) {
    return (
      <Dialog onClose={onClose} size="large" title="Bagikan Lisensi">
        <HandOutSeveral />
      </Dialog>
    );
  }
  return (
    <Dialog onClose={onClose} size="large" title="Semua Lisensi">
      {handable.length > 1 && (
        <Button
          variant="secondary"
          className="mb-4 max-sm:w-full"
          onClick={() => setIsHandingOut(true)}
        >
          <Gift aria-hidden className="size-5" />
          Bagikan beberapa sekaligus
        </Button>
      )}
      <OwnLicenseList
        whenEmpty={<p className="py-6 text-center text-ink-muted">Anda belum memiliki lisensi.</p>}
      />
    </Dialog>
  );
}

/** A buyer of ten chooses licences, or all, and gets a link for each receiver. */
export function HandOutSeveral() {
  const licenses = useHandableLicenses();
  const refresh = useRefresh(keys.ownLicenses);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const handOut = useMutation({
    mutationFn: async (ids: readonly number[]) => {
      const links: HandedOutLicense[] = [];
      for (const id of ids) {
        links.push(await callApi('POST /my-licenses/:id/handout', { params: { id } }));
      }
      return links;
    },
    onSettled: () => void refresh(),
  });
  if (handOut.data) return <GivenLinks licenses={handOut.data} />;
  return (
    <Loaded query={licenses} failure="Lisensi Anda tidak dapat dimuat.">
      {(handable) => {
        if (handable.length === 0) {
          return (
            <p className="py-6 text-center text-ink-muted">
              Tidak ada lisensi yang dapat dibagikan. Yang sudah dipakai atau sudah punya tautan
              tidak ada di daftar ini.
            </p>
          );
        }
        const ids = handable.map(({ id }) => id);
        const isAll = ids.every((id) => chosen.includes(id));
        return (
          <div className="space-y-4">
            <fieldset className="space-y-3">
              <legend className="mb-2 text-ink text-sm">
                Pilih lisensi yang belum dipakai. Setiap lisensi mendapat tautan untuk satu
                penerima.
              </legend>
              <Checkbox
                label={<strong>Semua ({ids.length})</strong>}
                checked={isAll}
                onChange={() => setChosen(isAll ? [] : ids)}
              />
              {handable.map(({ id, licenseKey, product, variant }) => (
                <Checkbox
                  key={id}
                  label={
                    <>
                      <code className="block break-all font-mono text-ink">{licenseKey}</code>
                      <span className="text-ink-muted">
                        {[product, variant].filter(Boolean).join(', ')}
                      </span>
                    </>
                  }
                  checked={chosen.includes(id)}
                  onChange={({ target }) =>
                    setChosen(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                  }
                />
              ))}
            </fieldset>
            <Button
              className="w-full"
              disabled={chosen.length === 0}
              isPending={handOut.isPending}
              onClick={() => handOut.mutate(chosen)}
            >
              {chosen.length > 0 ? `Buat ${chosen.length} tautan` : 'Buat tautan'}
            </Button>
          </div>
        );
      }}
    </Loaded>
  );
}
