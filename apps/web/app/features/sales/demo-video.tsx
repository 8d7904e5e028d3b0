import { Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useIsHydrated } from '~/lib/browser/use-is-hydrated';
import { staticFile } from '~/lib/page/static-file';
import { MediaPicture } from './media-picture';

const coverStyle = 'group absolute inset-0 grid place-items-center';

/** A picture until it is pressed, then the video, for good: nothing of it loads before. */
export function DemoVideo() {
  const [isPlaying, setIsPlaying] = useState(false);
  return (
    <figure className="overflow-hidden rounded-card border-8 border-deep-raised bg-deep shadow-float">
      <div className="relative aspect-video">
        {isPlaying ? <PlayingVideo /> : <Thumbnail onPlay={() => setIsPlaying(true)} />}
      </div>
    </figure>
  );
}

function Thumbnail({ onPlay }: { onPlay: () => void }) {
  const isHydrated = useIsHydrated();
  return (
    <>
      <MediaPicture
        name="demo-poster"
        alt="Tampilan jam masjid di layar TV"
        className="size-full object-cover"
      />
      {isHydrated ? (
        <button type="button" aria-label="Putar video demo" onClick={onPlay} className={coverStyle}>
          <PlayMark />
        </button>
      ) : (
        // Before the page is alive, and without JavaScript, the file itself.
        <a href={staticFile('demo.mp4')} aria-label="Putar video demo" className={coverStyle}>
          <PlayMark />
        </a>
      )}
    </>
  );
}

function PlayMark() {
  return (
    <span className="grid size-20 place-items-center rounded-full bg-deep-gold text-deep shadow-float transition-transform duration-200 ease-calm group-hover:scale-110 sm:size-24">
      <Play aria-hidden className="size-9 translate-x-0.5 fill-current sm:size-11" />
    </span>
  );
}

function PlayingVideo() {
  const video = useRef<HTMLVideoElement>(null);
  // The button that had the focus is gone.
  useEffect(() => video.current?.focus(), []);
  return (
    <video
      ref={video}
      controls
      autoPlay
      // It has no sound.
      muted
      playsInline
      poster={staticFile('demo-poster.webp')}
      aria-label="Video demo jam masjid"
      className="size-full"
    >
      <source src={staticFile('demo.webm')} type="video/webm" />
      <source src={staticFile('demo.mp4')} type="video/mp4" />
    </video>
  );
}
