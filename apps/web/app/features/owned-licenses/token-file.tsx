import { FileDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { buttonStyle } from '~/components/ui/button-style';

interface TokenFileProps {
  token: string;
  licenseKey: string;
}

/** For a USB stick or the remote-control app. */
export function TokenFile({ token, licenseKey }: TokenFileProps) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(new Blob([token], { type: 'text/plain' }));
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [token]);
  return (
    <a href={address} download={`${licenseKey}.jml`} className={buttonStyle('secondary')}>
      <FileDown aria-hidden className="size-5" />
      Simpan file .jml
    </a>
  );
}
