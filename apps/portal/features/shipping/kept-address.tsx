import { addressLines, formatPhone, type ShippingAddress } from '@timesync/contract';
import { Button } from '@timesync/ui';

interface KeptAddressProps {
  address: ShippingAddress;
  onEdit: () => void;
}

/** The address of the last order: nothing to type. */
export function KeptAddress({ address, onEdit }: KeptAddressProps) {
  return (
    <section aria-labelledby="kept-address" className="rounded-control bg-sunken px-4 py-3.5">
      <h3 id="kept-address" className="font-bold text-ink text-sm">
        Dikirim ke
      </h3>
      <p className="mt-1 break-words text-ink text-sm">
        {address.name} · {formatPhone(address.whatsapp)}
        {addressLines(address).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </p>
      <Button variant="ghost" className="-ml-3 mt-1" onClick={onEdit}>
        Ubah alamat
      </Button>
    </section>
  );
}
