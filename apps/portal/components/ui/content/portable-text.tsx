import { QrCode } from '@timesync/ui';
import { CopyButton } from '../buttons/copy-button';
import { TextFileLink } from '../buttons/text-file-link';

interface PortableTextProps {
  text: string;
  /** Its name, in one word. */
  name: string;
  copiedMessage: string;
  fileName: string;
}

/** A text too long to be typed that has to reach another device: copied, on a stick, or scanned. */
export function PortableText({ text, name, copiedMessage, fileName }: PortableTextProps) {
  const ending = fileName.slice(fileName.lastIndexOf('.'));
  return (
    <div className="space-y-4">
      <code className="block break-all rounded-control bg-sunken px-3.5 py-3 font-mono text-ink text-sm">
        {text}
      </code>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} copiedMessage={copiedMessage}>
          Salin {name}
        </CopyButton>
        <TextFileLink text={`${text}\n`} fileName={fileName}>
          Unduh berkas {ending}
        </TextFileLink>
      </div>
      <QrCode
        text={text}
        label={`QR berisi ${name}`}
        // Photographed from one phone's screen by another: reflections cost modules.
        correction="medium"
        className="w-full max-w-72 rounded-control"
      />
    </div>
  );
}
