import type { ActivationAnswer } from '@timesync/contract';
import { buttonStyle, QrCode } from '@timesync/ui';
import { Download } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { CopyButton, Fold } from '~/components/ui';

interface OtherWaysProps {
  activation: ActivationAnswer;
  /** One of several parts that are folded. */
  isRow?: boolean;
}

/** The token, as an alternative to typing digits: rarely needed, so it is collapsed. */
export function OtherWays({ activation, isRow }: OtherWaysProps) {
  const { token, deviceId } = activation;
  return (
    <Fold title="Cara lain" isRow={isRow}>
      <p className="text-ink-muted text-sm">
        Token, untuk aplikasi remote atau dibawa ke perangkat dengan USB.
      </p>
      <code className="block break-all rounded-control bg-sunken px-3.5 py-3 font-mono text-ink text-sm">
        {token}
      </code>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={token} copiedMessage="Token disalin!">
          Salin token
        </CopyButton>
        <TextFileLink text={`${token}\n`} fileName={`lisensi-${deviceId}.jml`}>
          Unduh berkas .jml
        </TextFileLink>
      </div>
      <QrCode
        text={token}
        label="QR berisi token"
        // Photographed from one phone's screen by another: reflections cost modules.
        correction="medium"
        className="w-full max-w-72 rounded-control"
      />
    </Fold>
  );
}

interface TextFileLinkProps {
  text: string;
  fileName: string;
  children: ReactNode;
}

/** A file made on the spot, without asking the server. */
function TextFileLink({ text, fileName, children }: TextFileLinkProps) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    // A phone would open a type that it knows, or change its file name, instead of storing it.
    const created = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }));
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [text]);
  return (
    <a href={url} download={fileName} className={buttonStyle('secondary')}>
      <Download aria-hidden className="size-5" />
      {children}
    </a>
  );
}
