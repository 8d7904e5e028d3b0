import { type HandedOutLicense, handoutMessage, whatsappShareLink } from '@timesync/contract';
import { Send } from 'lucide-react';
import { CopyButton, OutLink } from '~/components/ui';

/** The links of licences that were just given; each goes to one receiver. */
export function GivenLinks({ licenses }: { licenses: HandedOutLicense[] }) {
  return (
    <div className="space-y-4">
      <p className="text-ink text-sm">
        Kirim setiap tautan ke satu penerima sekarang: hanya tampil sekali. Penerima mendapat
        license key baru. Sebelum diambil, tautan dapat ditarik kembali.
      </p>
      <ul className="space-y-3">
        {licenses.map((license) => (
          <li
            key={license.licenseId}
            className="space-y-2 rounded-control border border-line px-3.5 py-3"
          >
            <code className="block break-all font-bold font-mono text-ink">
              {license.licenseKey}
            </code>
            <p className="break-all text-ink-muted text-sm">{license.url}</p>
            <div className="flex flex-wrap gap-3 max-sm:*:grow">
              <OutLink href={whatsappShareLink(handoutMessage(license))} icon={Send}>
                WhatsApp<span className="sr-only"> {license.licenseKey}</span>
              </OutLink>
              <CopyButton text={license.url} copiedMessage="Tautan disalin">
                Salin tautan<span className="sr-only"> {license.licenseKey}</span>
              </CopyButton>
            </div>
          </li>
        ))}
      </ul>
      {licenses.length > 1 && (
        <CopyButton
          text={licenses.map(({ url }) => url).join('\n')}
          copiedMessage="Semua tautan disalin"
        >
          Salin semua tautan
        </CopyButton>
      )}
    </div>
  );
}
