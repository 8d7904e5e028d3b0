import { addressLines, formatPhone, type ShippingAddress } from '@timesync/contract';
import { Button } from '@timesync/ui';

interface SavedAddressProps {
  address: ShippingAddress;
  onEdit: () => void;
}

/** The address of the last order: nothing to type. */
export function SavedAddress({ address, onEdit }: SavedAddressProps) {
  return (
    <section aria-labelledby="saved-address" className="rounded-control bg-sunken px-4 py-3.5">
      <h3 id="saved-address" className="font-bold text-ink text-sm">
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
      <Button variant="quiet" className="-ml-3 mt-1" onClick={onEdit}>
        Ubah alamat
      </Button>
    </section>
  );
}
