import { preload } from 'react-dom';
import { useStaticFile } from '../frame/site-context';

const PHONE = '(max-width: 767px)';

interface MediaPictureProps {
  /** The file in `public/media` without its ending; it is there as AVIF, small too, and as WebP. */
  name: string;
  alt: string;
  /** False for pictures that are visible at first. */
  isLazy?: boolean;
  className?: string;
}

/** A picture of 1280 × 720. */
export function MediaPicture({ name, alt, isLazy = false, className }: MediaPictureProps) {
  const staticFile = useStaticFile();
  const small = staticFile(`${name}-640.avif`);
  // Before the font, on the connection that has brought the page: a phone waits for another one.
  if (!isLazy)
    preload(small, { as: 'image', type: 'image/avif', media: PHONE, fetchPriority: 'high' });
  return (
    <picture>
      <source media={PHONE} srcSet={small} type="image/avif" />
      <source srcSet={staticFile(`${name}.avif`)} type="image/avif" />
      <img
        src={staticFile(`${name}.webp`)}
        alt={alt}
        width={1280}
        height={720}
        {...(isLazy ? { loading: 'lazy', decoding: 'async' } : { fetchPriority: 'high' })}
        className={className}
      />
    </picture>
  );
}
