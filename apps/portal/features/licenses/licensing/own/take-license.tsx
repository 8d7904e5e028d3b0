// The receiver of a licence's link looks at it and takes it with one tap.
import { useMutation, useQuery } from '@tanstack/react-query';
import { type OwnMosque, productLabel, screens } from '@timesync/contract';
import { Alert, Button, Card } from '@timesync/ui';
import { Gift, MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink, RadioGroup, Skeleton } from '~/components/ui';
import { callApi, keys, messageOf, useRefresh } from '~/lib/api';
import { useHandout } from './own-license-queries';

const HIMSELF = 'himself';
const UNREADABLE = 'Tautan lisensi ini tidak dapat dibuka.';

export function TakeLicense({ code }: { code: string }) {
  const refresh = useRefresh(keys.ownLicenses);
  const handout = useHandout(code);
  const mosques = useMosquesToOrderFor();
  const [chosen, setChosen] = useState<string>();
  // The clock hangs in a mosque, so the first one is proposed.
  const owner = chosen ?? String(mosques?.[0]?.id ?? HIMSELF);
  const take = useMutation({
    mutationFn: () => {
      const mosqueId = owner === HIMSELF ? null : Number(owner);
      return callApi('POST /license-handouts/take', { body: { token: code, mosqueId } });
    },
    onSuccess: () => void refresh(),
  });
  if (take.data) return <Taken licenseKey={take.data.licenseKey} />;
  if (handout.isError) return <Dead sentence={messageOf(handout.error, UNREADABLE)} />;
  if (!handout.data || !mosques) return <Skeleton className="h-48" />;
  const { product, variant, from } = handout.data;
  return (
    <Card className="space-y-5">
      <div>
        <p className="text-ink-muted">{from} memberi Anda satu lisensi:</p>
        <p className="mt-1 break-words font-bold text-ink text-xl">
          {productLabel(product ?? '', variant)}
        </p>
      </div>
      {mosques.length > 0 && (
        <RadioGroup
          legend="Untuk"
          value={owner}
          onChange={setChosen}
          options={[
            ...mosques.map(({ id, name, town }) => ({
              value: String(id),
              label: name,
              description: town,
            })),
            { value: HIMSELF, label: 'Diri sendiri' },
          ]}
        />
      )}
      {take.error && <Alert tone="error">{messageOf(take.error, UNREADABLE)}</Alert>}
      <Button className="w-full" isPending={take.isPending} onClick={() => take.mutate()}>
        <Gift aria-hidden className="size-5" />
        Ambil lisensi ini
      </Button>
    </Card>
  );
}

/** Undefined while they are read; without an answer the licence is the receiver's own. */
function useMosquesToOrderFor(): OwnMosque[] | undefined {
  const { data, isError } = useQuery({
    queryKey: ['license-handout', 'mosques'],
    queryFn: ({ signal }) => callApi('GET /my-mosques', {}, { signal, toast: false }),
  });
  if (isError) return [];
  return data?.data;
}

function Taken({ licenseKey }: { licenseKey: string }) {
  return (
    <Card className="space-y-5">
      <Alert tone="success">
        <strong className="block">Lisensi ini sekarang milik Anda.</strong>
        License key baru, hanya Anda yang tahu:
        <code className="block break-all font-mono">{licenseKey}</code>
      </Alert>
      <ButtonLink to={screens.activation} className="w-full">
        <MonitorSmartphone aria-hidden className="size-5" />
        Aktivasi perangkat
      </ButtonLink>
      <ButtonLink to={screens.ownProducts} variant="secondary" className="w-full">
        Produk Saya
      </ButtonLink>
    </Card>
  );
}

function Dead({ sentence }: { sentence: string }) {
  return (
    <div className="space-y-5">
      <Alert tone="error">{sentence}</Alert>
      <ButtonLink to={screens.ownProducts} variant="secondary" className="w-full">
        Produk Saya
      </ButtonLink>
    </div>
  );
}
