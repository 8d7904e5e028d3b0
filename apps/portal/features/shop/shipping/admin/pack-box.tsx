import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatShortCode, type ManagedParcel } from '@timesync/contract';
import { Alert, Button } from '@timesync/ui';
import { ScanLine } from 'lucide-react';
import { use, useEffect, useRef, useState } from 'react';
import { callApi, keys, messageOf } from '~/lib/api';
import { BoxScanner } from './box-scanner';

type Unit = ManagedParcel['units'][number];

interface PackBoxProps {
  parcelId: number;
  unit: Unit;
  /** "Box 2", where the parcel has several. */
  label: string;
  onPacked: (parcel: ManagedParcel) => void;
}

/** Binds the licence of one box to the device that is packed. */
export function PackBox({ parcelId, unit, label, onPacked }: PackBoxProps) {
  const [isScanning, setIsScanning] = useState(false);
  const Scanner = use(BoxScanner);
  const client = useQueryClient();
  const { activation, orderLineId, unitIndex } = unit;
  const packing = useMutation({
    mutationFn: (request: string) => {
      const insteadOf = activation?.isPacked ? { insteadOf: activation.deviceId } : {};
      const body = { orderLineId, unitIndex, request, ...insteadOf };
      return callApi('POST /admin/parcels/:id/boxes', { params: { id: parcelId }, body });
    },
    onMutate: () => setIsScanning(false),
    onSuccess: (parcel) => {
      onPacked(parcel);
      void client.invalidateQueries({ queryKey: keys.managedOrders });
    },
  });
  if (!unit.licenseKey) return null;
  if (activation && !activation.isPacked) {
    return (
      <Alert tone="info">
        {label}: lisensinya sudah dipakai pelanggan di perangkat {activation.deviceId}.
      </Alert>
    );
  }
  return (
    <section aria-label={label} className="space-y-3 rounded-control border border-line p-3.5">
      {activation ? <PackedBox key={activation.deviceId} unit={unit} /> : <UnpackedBox />}
      {packing.error && (
        <Alert tone="error">
          {messageOf(packing.error, 'Box gagal dipasang. Silakan pindai lagi.')}
        </Alert>
      )}
      {isScanning ? (
        <Scanner onFound={(code) => packing.mutate(code)} />
      ) : (
        <Button
          variant={activation ? 'secondary' : 'primary'}
          className="w-full"
          isPending={packing.isPending}
          onClick={() => setIsScanning(true)}
        >
          <ScanLine aria-hidden className="size-5" />
          {activation ? 'Ganti box' : 'Pindai kode box'}
        </Button>
      )}
    </section>
  );
}

function UnpackedBox() {
  return (
    <p className="text-ink text-sm">
      Nyalakan box, lalu pindai QR di layarnya: lisensi langsung terpasang, dan pelanggan tinggal
      menyalakan.{' '}
      <span className="text-ink-muted">
        Dikirim tanpa dipindai juga boleh: pelanggan mengaktifkannya sendiri lewat HP.
      </span>
    </p>
  );
}

function PackedBox({ unit: { activation, licenseKey } }: { unit: Unit }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The scanner is gone, and the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="font-bold text-ink focus:outline-none">
        Lisensi terpasang di box ini
      </h3>
      <p className="text-ink-muted text-sm">
        <span className="block font-mono">{licenseKey}</span>
        <span className="block font-mono">{activation?.deviceId}</span>
      </p>
      {activation?.shortCode && (
        <>
          <p className="text-ink text-sm">
            Ketik 20 angka ini di box sampai layarnya menulis <strong>Permanen</strong>, lalu kemas.
          </p>
          <p className="rounded-card bg-gold-soft px-2 py-3 text-center font-extrabold font-mono text-2xl text-ink leading-relaxed">
            {formatShortCode(activation.shortCode)}
          </p>
        </>
      )}
    </>
  );
}
