import { orderDocument, ownOrderUrl, parseRowId } from '@timesync/contract';
import { useParams } from 'react-router';
import { NotFound } from '~/components/layout/not-found';
import { BackLink, Loaded } from '~/components/ui';
import { DocumentActions } from '~/features/shop/orders/own/document-actions';
import { DocumentSheet } from '~/features/shop/orders/own/document-sheet';
import { useOwnOrder } from '~/features/shop/orders/own/own-order-queries';
import { AccountLines } from '~/features/shop/payments/accounts/account-numbers';
import { useSellerSettings } from '~/lib/seller-settings/use-seller-settings';

export default function DocumentPage() {
  const id = parseRowId(useParams().id);
  return id ? <OrderDocument id={id} /> : <NotFound />;
}

function OrderDocument({ id }: { id: number }) {
  const order = useOwnOrder(id);
  const settings = useSellerSettings();
  return (
    <>
      <div className="mx-auto mb-4 flex max-w-3xl flex-col gap-x-3 gap-y-1 sm:flex-row sm:justify-between">
        <BackLink to={ownOrderUrl(id)}>Kembali ke transaksi</BackLink>
        {order.data && (
          <div className="flex flex-col gap-1 sm:flex-row-reverse">
            <DocumentActions order={order.data} />
          </div>
        )}
      </div>
      <Loaded query={order} failure="Transaksi ini tidak dapat dimuat.">
        {(loaded) => (
          <Loaded query={settings} failure="Data penjual tidak dapat dimuat.">
            {(known) => (
              <DocumentSheet
                document={orderDocument(loaded)}
                settings={known}
                payTo={<AccountLines />}
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </>
  );
}
