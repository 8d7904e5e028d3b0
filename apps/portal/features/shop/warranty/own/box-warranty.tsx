import { useQuery } from '@tanstack/react-query';
import { Loaded } from '~/components/ui/feedback/loaded';
import { keys } from '~/lib/api/keys';
import { readOf } from '~/lib/api/read-of';
import { likelyDevice } from './likely-device';
import { OwnBoxCard } from './own-box-card';

interface BoxWarrantyProps {
  orderLineId: number;
  /** That were sold with the boxes. */
  licenseKeys: string[];
}

/** Every box of a bought product with its warranty. */
export function BoxWarranty({ orderLineId, licenseKeys }: BoxWarrantyProps) {
  const params = { id: String(orderLineId) };
  const boxes = useQuery({
    ...readOf(keys.boxes, 'GET /my-products/:id/boxes', { params }),
    staleTime: 0,
  });
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
              />
            ))
          )
        }
      </Loaded>
    </section>
  );
}
