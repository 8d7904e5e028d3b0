import { useState } from 'react';

/** A small picture that opens at full size when it is clicked. */
export function ProofImage({ url }: { url: string }) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return <p className="text-ink-muted text-sm">Gambar bukti tidak dapat dimuat.</p>;
  return (
    <a href={url} target="_blank" rel="noopener" className="inline-block rounded-control">
      <img
        src={url}
        alt="Bukti pembayaran yang Anda kirim"
        onError={() => setIsBroken(true)}
        className="max-h-56 rounded-control border border-line bg-sunken object-contain"
      />
      <span className="mt-1 block text-brand-text text-sm underline">Lihat ukuran penuh</span>
    </a>
  );
}
