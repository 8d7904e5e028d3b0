import { useQuery } from '@tanstack/react-query';
import type { OwnDelivery as Delivery, Order } from '@timesync/contract';
import { MapPin } from 'lucide-react';
import { DialogButton, Loaded, lazyDialog } from '~/components/ui';
import { callApi, keys, readOf } from '~/lib/api';
import { WrittenAddress } from '../saved-address';
import { OwnParcelCard } from './own-parcel-card';

const ChangeAddressDialog = lazyDialog(() => import('../change-address-dialog'));

/** Shows the status and address of an order's parcels. */
export function OwnDelivery({ order }: { order: Pick<Order, 'id' | 'paidAt'> }) {
  const delivery = useQuery({
    // What happens to the order shows here, and the other way round.
    ...readOf(keys.orders, 'GET /transaction/:id/delivery', { params: { id: order.id } }),
    staleTime: 0,
  });
  return (
    <section aria-labelledby="own-delivery" className="space-y-4">
      <h3 id="own-delivery" className="font-bold text-ink">
        Pengiriman
      </h3>
      <Loaded query={delivery} failure="Pengiriman tidak dapat dimuat.">
        {({ parcels, ...rest }) => (
          <>
            {parcels.map((parcel) => (
              <OwnParcelCard key={parcel.id} parcel={parcel} paidAt={order.paidAt} />
            ))}
            <Destination {...rest} orderId={order.id} onChanged={() => void delivery.refetch()} />
          </>
        )}
      </Loaded>
    </section>
  );
}

interface DestinationProps extends Pick<Delivery, 'address' | 'mayChangeAddress'> {
  orderId: number;
  onChanged: () => void;
}

function Destination({ address, mayChangeAddress, orderId, onChanged }: DestinationProps) {
  if (!address) return null;
  return (
    <div className="space-y-3 rounded-control bg-sunken p-3.5 text-ink text-sm">
      <p className="font-semibold">Dikirim ke</p>
      <WrittenAddress address={address} />
      <DialogButton
        hidden={!mayChangeAddress}
        variant="secondary"
        dialog={(close) => (
          <ChangeAddressDialog
            orderId={orderId}
            address={address}
            isProvinceFixed
            send={async (body) => {
              const params = { id: orderId };
              await callApi('PATCH /transaction/:id/address', { params, body });
              onChanged();
            }}
            onClose={close}
          />
        )}
      >
        <MapPin aria-hidden className="size-5" />
        Ganti alamat
      </DialogButton>
    </div>
  );
}
