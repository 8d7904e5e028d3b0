import { Loaded } from '~/components/ui/feedback/loaded';
import type { PhotoSource } from '~/components/ui/inputs/pick-photo';
import { likelyDevice } from './likely-device';
import { OwnBoxCard } from './own-box-card';
import { useOwnBoxes } from './own-box-queries';

interface BoxWarrantyProps {
  orderLineId: number;
  /** That were sold with the boxes. */
  licenseKeys: string[];
  photos: PhotoSource;
}

/** Every box of a bought product with its warranty. */
export function BoxWarranty({ orderLineId, licenseKeys, photos }: BoxWarrantyProps) {
  const boxes = useOwnBoxes(orderLineId);
  return (
    <section aria-labelledby="own-boxes" className="space-y-2">
      <h3 id="own-boxes" className="font-bold text-ink">
        Garansi
      </h3>
      <Loaded query={boxes} failure="Garansi tidak dapat dimuat.">
        {({ data, devices }) =>
          data.length === 0 ? (
            <p className="text-ink-muted text-sm">Garansi mulai berlaku setelah box dikirim.</p>
          ) : (
            data.map((box) => (
              <OwnBoxCard
                key={box.id}
                box={box}
                devices={devices}
                likelyDevice={likelyDevice(data, devices, licenseKeys)}
                photos={photos}
              />
            ))
          )
        }
      </Loaded>
    </section>
  );
}
