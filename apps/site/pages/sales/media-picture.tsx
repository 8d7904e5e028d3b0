import { useStaticFile } from '../frame/site-context';

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
  return (
    <picture>
      <source
        media="(max-width: 767px)"
        srcSet={staticFile(`${name}-640.avif`)}
        type="image/avif"
      />
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
