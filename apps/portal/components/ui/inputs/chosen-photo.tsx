import { classNames } from '@timesync/ui';
import { useEffect, useState } from 'react';

interface ChosenPhotoProps {
  photo: Blob;
  alt: string;
  className: string;
}

/** A photo chosen on this device and not sent yet. */
export function ChosenPhoto({ photo, alt, className }: ChosenPhotoProps) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(photo);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [photo]);
  return (
    <img
      src={url}
      alt={alt}
      className={classNames('rounded-control border border-line bg-sunken', className)}
    />
  );
}
