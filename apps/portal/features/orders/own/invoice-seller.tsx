import { brand, formatPhone } from '@timesync/contract';
import { useSellerSettings } from '~/lib/seller-settings/use-seller-settings';

/** Who sells, as a treasurer's papers need it; the brand's slogan where the seller has set nothing. */
export function InvoiceSeller() {
  const seller = useSellerSettings().data?.seller;
  const { name, address, phone, taxNumber, since } = seller ?? {};
  const lines = [
    name,
    address,
    phone && `Telp. ${formatPhone(phone)}`,
    taxNumber && `NPWP ${taxNumber}`,
    since && `Sejak ${since}`,
  ].filter(Boolean);
  return (
    <div>
      <p className="font-extrabold text-brand-text text-xl">{brand.name}</p>
      {lines.length === 0 && <p className="text-ink-muted text-xs">{brand.slogan}</p>}
      {lines.map((line) => (
        <p key={line} className="max-w-xs text-ink-muted text-xs">
          {line}
        </p>
      ))}
    </div>
  );
}

/** Only on a kwitansi: an invoice has no signature. */
export function InvoiceSignature() {
  const settings = useSellerSettings().data;
  if (!settings?.signatureUrl) return null;
  return (
    <figure className="text-center">
      <img src={settings.signatureUrl} alt="Tanda tangan penjual" className="max-h-20" />
      <figcaption className="mt-1 font-semibold text-xs">
        {settings.seller.name ?? brand.name}
      </figcaption>
    </figure>
  );
}
