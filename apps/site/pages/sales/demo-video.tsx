import { Play } from 'lucide-react';
import { useStaticFile } from '../frame/site-context';
import { MediaPicture } from './media-picture';

/** A picture until it is pressed, then the video, for good: nothing of it loads before. */
export function DemoVideo() {
  const staticFile = useStaticFile();
  return (
    <figure className="overflow-hidden rounded-card border-8 border-deep-raised bg-deep shadow-float">
      <div data-video="" className="relative aspect-video">
        <MediaPicture
          name="demo-poster"
          alt="Tampilan jam masjid di layar TV"
          className="size-full object-cover"
        />
        {/* Without the script the link leads to the file itself. */}
        <a
          data-play=""
          href={staticFile('demo.mp4')}
          aria-label="Putar video demo"
          className="group absolute inset-0 grid place-items-center"
        >
          <span className="grid size-20 place-items-center rounded-full bg-deep-gold text-deep shadow-float transition-transform duration-200 ease-calm group-hover:scale-110 sm:size-24">
            <Play aria-hidden className="size-9 translate-x-0.5 fill-current sm:size-11" />
          </span>
        </a>
        <template>
          {/* The video has no sound. */}
          <video
            controls
            autoPlay
            muted
            playsInline
            poster={staticFile('demo-poster.webp')}
            aria-label="Video demo jam masjid"
            className="size-full"
          >
            <source src={staticFile('demo.webm')} type="video/webm" />
            <source src={staticFile('demo.mp4')} type="video/mp4" />
          </video>
        </template>
      </div>
    </figure>
  );
}
