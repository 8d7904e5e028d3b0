import { useState } from 'react';

interface PrivatePictureProps {
  /** URL of a route that needs a session. */
  url: string;
  alt: string;
}

/** A small picture that opens at full size when it is clicked. */
export function PrivatePicture({ url, alt }: PrivatePictureProps) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return <p className="text-ink-muted text-sm">Foto tidak dapat dimuat.</p>;
  return (
    <a href={url} target="_blank" rel="noopener" className="block rounded-control">
      <img
        src={url}
        alt={alt}
        onError={() => setIsBroken(true)}
        className="max-h-72 w-full rounded-control border border-line bg-sunken object-contain"
      />
      <span className="mt-1 block text-brand-text text-sm underline">Lihat ukuran penuh</span>
    </a>
  );
}
