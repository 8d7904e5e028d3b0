import { buttonStyle } from '@timesync/ui';
import { Download } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';

interface TextFileLinkProps {
  text: string;
  fileName: string;
  children: ReactNode;
}

/** A file made on the spot, without asking the server. */
export function TextFileLink({ text, fileName, children }: TextFileLinkProps) {
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
