import {
  brand,
  buildPath,
  deviceTypeName,
  formatDate,
  formatPhone,
  licenseStatusNames,
  type ManagedUser,
  managedOrderUrl,
  parseRowId,
  screens,
  shownEmail,
  whatsappLink,
} from '@timesync/contract';
import { Card } from '@timesync/ui';
import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { useManagedPage } from '~/components/data-table';
import { NotFound } from '~/components/layout/not-found';
import { PageHeader } from '~/components/layout/page-header';
import { ButtonLink, Loaded, OutLink } from '~/components/ui';
import { managedLicenses } from '~/features/licenses/licensing/admin/managed-license-queries';
import { managedLicenseUrl } from '~/features/licenses/licensing/admin/managed-license-url';
import { CustomerNotices } from '~/features/office/notices/customer-notices';
import { MailServerAlert } from '~/features/office/settings/mail-server-alert';
import { CustomerMosques } from '~/features/office/work-queues/customer-mosques';
import { LoginLinkCard } from '~/features/office/work-queues/login-link-card';
import { useManagedUser } from '~/features/office/work-queues/waiting-work-queries';
import { GiveMosque } from '~/features/people/mosques/admin/give-mosque';
import { managedOrders } from '~/features/shop/orders/admin/managed-order-queries';
import { OrderStatusBadge } from '~/features/shop/orders/order-status-badge';
import { OrderTotal } from '~/features/shop/orders/order-total';
import { useMay } from '~/lib/session/use-may';

const LATEST = { page: '1', limit: '20' };

/** Everything about one customer on one page, for phone calls. */
export default function CustomerPage() {
  const id = parseRowId(useParams().id);
  return id ? <CustomerOf key={id} id={id} /> : <NotFound />;
}

function CustomerOf({ id }: { id: number }) {
  const user = useManagedUser(id);
  return (
    <Loaded query={user} failure="Pelanggan ini tidak dapat dimuat.">
      {(loaded) => <CustomerDetails user={loaded} />}
    </Loaded>
  );
}

function CustomerDetails({ user }: { user: ManagedUser }) {
  const greeting = `Assalamualaikum ${user.name}, dari ${brand.name}: `;
  const may = useMay();
  return (
    <div className="space-y-6">
      <PageHeader
        title={user.name}
        description={`${user.isMitra ? 'Mitra, ' : ''}${shownEmail(user.email)}, terdaftar ${formatDate(user.createdAt)}`}
        action={
          <div className="flex flex-wrap gap-3">
            {may('orders') && (
              <ButtonLink
                to={buildPath(screens.placeOrderFor, { id: user.id })}
                variant="secondary"
              >
                Buat Pesanan
              </ButtonLink>
            )}
            <OutLink href={whatsappLink(user.whatsapp, greeting)} icon={MessageCircle}>
              <span className="sr-only">Chat WhatsApp </span>
              {formatPhone(user.whatsapp)}
            </OutLink>
          </div>
        }
      />
      {user.needsLoginLink && may('licenses') && <LoginLinkCard user={user} />}
      <CustomerMosques
        userId={user.id}
        action={(mosque) => may('licenses') && <GiveMosque mosque={mosque} user={user} />}
      />
      {may('orders') && <Orders user={user} />}
      {may('licenses') && <Licenses user={user} />}
      <div>
        {may('admin') && <MailServerAlert />}
        <CustomerNotices userId={user.id} />
      </div>
    </div>
  );
}

// The filter looks inside words: another address may contain this one.
const hasEmail =
  ({ email }: ManagedUser) =>
  (person: { email: string }) =>
    person.email === email;

function Orders({ user }: { user: ManagedUser }) {
  const isHis = hasEmail(user);
  const orders = useManagedPage(managedOrders, { ...LATEST, email: user.email });
  return (
    <Section title="Transaksi" all={`${screens.orders}?email=${encodeURIComponent(user.email)}`}>
      {orders.data?.data
        .filter((order) => isHis(order.user))
        .map((order) => (
          <Row key={order.id} to={managedOrderUrl(order.id)} title={order.invoiceNumber}>
            <span className="flex flex-wrap items-center gap-x-3">
              <OrderStatusBadge status={order.status} />
              <OrderTotal order={order} />
              <span className="whitespace-nowrap">{formatDate(order.createdAt)}</span>
            </span>
          </Row>
        ))}
    </Section>
  );
}

function Licenses({ user }: { user: ManagedUser }) {
  const isHis = hasEmail(user);
  const licenses = useManagedPage(managedLicenses, { ...LATEST, email: user.email });
  return (
    <Section title="Lisensi" all={`${screens.licenses}?email=${encodeURIComponent(user.email)}`}>
      {licenses.data?.data
        .filter((license) => isHis(license.owner))
        .map(({ id, licenseKey, product, status, device }) => (
          <Row key={id} to={managedLicenseUrl(id)} title={licenseKey}>
            {licenseStatusNames[status]}, {product}
            {device && `, ${deviceTypeName(device.deviceType)} ${device.deviceId}`}
          </Row>
        ))}
    </Section>
  );
}

interface SectionProps {
  title: string;
  /** The whole list. */
  all: string;
  children: ReactNode[] | undefined;
}

function Section({ title, all, children }: SectionProps) {
  return (
    <Card>
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-bold text-ink text-lg">{title}</h2>
        <Link
          to={all}
          className="inline-flex min-h-11 items-center font-semibold text-brand-text underline underline-offset-2"
        >
          Lihat semua<span className="sr-only"> {title}</span>
        </Link>
      </div>
      {children?.length === 0 && <p className="text-ink-muted">Tidak ada data</p>}
      <ul className="divide-y divide-line">{children}</ul>
    </Card>
  );
}

function Row({ to, title, children }: { to: string; title: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className="block rounded-control py-2.5 hover:bg-sunken/60">
        <span className="block break-words font-semibold text-ink">{title}</span>
        <span className="block text-ink-muted text-sm">{children}</span>
      </Link>
    </li>
  );
}
