import { type Order, whatsappLink } from '@timesync/contract';
import { useSellerSettings } from '~/lib/seller-settings/use-seller-settings';

/** For customers who paid an order that has ended: they must not transfer twice. */
export function TransferredAlready({ order: { invoiceNumber } }: { order: Order }) {
  const { data: settings } = useSellerSettings();
  const message = `Assalamualaikum, saya sudah transfer untuk pesanan ${invoiceNumber}, tetapi pesanannya sudah ditutup. Mohon dibantu.`;
  return (
    <p className="mt-1.5">
      Sudah terlanjur transfer? Jangan transfer lagi.{' '}
      {settings?.whatsappNumber ? (
        <a
          href={whatsappLink(settings.whatsappNumber, message)}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-2"
        >
          Hubungi admin lewat WhatsApp
        </a>
      ) : (
        `Hubungi admin dan sebutkan ${invoiceNumber}.`
      )}
    </p>
  );
}
