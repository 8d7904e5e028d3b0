import { addressLines, formatPhone, type ShippingAddress } from '@timesync/contract';
import { Button } from '@timesync/ui';

/** Returns the address as a courier's form needs it. */
export function addressText(address: ShippingAddress): string {
  return [address.name, formatPhone(address.whatsapp), ...addressLines(address)].join('\n');
}

export function WrittenAddress({ address }: { address: ShippingAddress }) {
  return (
    <address className="whitespace-pre-line break-words not-italic">{addressText(address)}</address>
  );
}

interface SavedAddressProps {
  address: ShippingAddress;
  onEdit: () => void;
}

/** The address of the last order: nothing to type. */
export function SavedAddress({ address, onEdit }: SavedAddressProps) {
  return (
    <section
      aria-labelledby="saved-address"
      className="space-y-1 rounded-control bg-sunken px-4 py-3.5 text-ink text-sm"
    >
      <h3 id="saved-address" className="font-bold">
        Dikirim ke
      </h3>
      <WrittenAddress address={address} />
      <Button variant="quiet" className="-ml-3" onClick={onEdit}>
        Ubah alamat
      </Button>
    </section>
  );
}
