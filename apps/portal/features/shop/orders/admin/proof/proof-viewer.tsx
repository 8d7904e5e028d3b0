import { Button, classNames } from '@timesync/ui';
import { ExternalLink, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { OutLink } from '~/components/ui';
import { isOnItsSide, rotate, wholeProof, zoomIn, zoomOut } from './proof-view';

interface ProofViewerProps {
  /** A new proof has a new URL; give it as the key too, so that it starts whole. */
  url: string;
  className: string;
}

export function ProofViewer({ url, className }: ProofViewerProps) {
  const [view, setView] = useState(wholeProof);
  const [isBroken, setIsBroken] = useState(false);
  // In units of the frame, so that the picture fits it also when rotated.
  const across = `${view.zoom * 100}cqw`;
  const down = `${view.zoom * 100}cqh`;
  const [width, height] = isOnItsSide(view) ? [down, across] : [across, down];
  return (
    <div className="space-y-2">
      <section
        aria-label="Gambar bukti pembayaran"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the frame is scrolled by keyboard too.
        tabIndex={0}
        className={classNames(
          '[container-type:size] overflow-auto rounded-control border border-line bg-sunken',
          className,
        )}
      >
        {isBroken ? (
          <p role="alert" className="p-6 text-center text-ink-muted">
            Gambar bukti tidak dapat dimuat.
          </p>
        ) : (
          <div className="relative overflow-hidden" style={{ width: across, height: down }}>
            <img
              src={url}
              alt="Bukti pembayaran dari pelanggan"
              onError={() => setIsBroken(true)}
              className="absolute top-1/2 left-1/2 max-w-none object-contain"
              style={{
                width,
                height,
                transform: `translate(-50%, -50%) rotate(${view.rotation}deg)`,
              }}
            />
          </div>
        )}
      </section>
      <div className="flex flex-wrap gap-2">
        <ViewButton label="Perbesar" icon={ZoomIn} onClick={() => setView(zoomIn)} />
        <ViewButton label="Perkecil" icon={ZoomOut} onClick={() => setView(zoomOut)} />
        <ViewButton label="Putar" icon={RotateCw} onClick={() => setView(rotate)} />
        <OutLink href={url} icon={ExternalLink} variant="secondary">
          Ukuran penuh
        </OutLink>
      </div>
    </div>
  );
}

interface ViewButtonProps {
  label: string;
  icon: typeof ZoomIn;
  onClick: () => void;
}

function ViewButton({ label, icon: Icon, onClick }: ViewButtonProps) {
  return (
    <Button variant="secondary" size="icon" aria-label={label} title={label} onClick={onClick}>
      <Icon aria-hidden className="size-5" />
    </Button>
  );
}
