import {
  deviceTypeName,
  formatDate,
  type OwnLicense,
  type OwnOrderSummary,
  ownOrderUrl,
  screens,
  trialLength,
} from '@timesync/contract';
import { buttonStyle } from '@timesync/ui';
import { BadgeCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ButtonLink, Skeleton } from '~/components/ui';
import { useOwnLicenses } from '~/features/licenses/licensing/own/own-license-queries';
import { useLatestOrders } from '~/features/shop/orders/own/own-order-queries';
import { useNoticePhrase } from '~/lib/seller-settings/use-notice-phrase';
import { useSellerSettings } from '~/lib/seller-settings/use-seller-settings';
import { findNextStep, type NextStep } from './next-step';
import { OpenPayment } from './open-payment';
import { PackedBox, ReadyToActivate } from './ready-to-activate';
import { STEP_HEIGHT, StepCard } from './step-card';

interface WhatNowProps {
  isTrial: boolean;
  /** Drawn alone until the card is known: its height varies, and blocks below it would move. */
  first: ReactNode;
  children: ReactNode;
}

/** Above all blocks of the dashboard. What cannot be read is left out: the blocks say what failed. */
export function WhatNow({ isTrial, first, children }: WhatNowProps) {
  const orders = useLatestOrders();
  const licenses = useOwnLicenses();
  const isAnswered = !orders.isPending && !licenses.isPending;
  // For good: a block that asks again after a failure must not take the others away.
  const [isKnown, setIsKnown] = useState(isAnswered);
  if (isAnswered && !isKnown) setIsKnown(true);
  const owned = licenses.data?.pages.flatMap((page) => page.data);
  const step =
    orders.data && owned && findNextStep({ orders: orders.data.data, licenses: owned, isTrial });
  return (
    <div key={String(isKnown)} className="space-y-8">
      {!isKnown && <Skeleton className={`${STEP_HEIGHT} rounded-card`} />}
      {isKnown && step && <Step step={step} />}
      {isKnown ? children : first}
    </div>
  );
}

function Step({ step }: { step: NextStep }) {
  switch (step.kind) {
    case 'choose':
      return (
        <StepCard
          title="Mulai dari sini: pilih produk untuk masjid Anda"
          action={
            <a href="#products-heading" className={buttonStyle('primary')}>
              Lihat produk
            </a>
          }
        >
          Lisensi dibayar sekali, tanpa biaya bulanan. Aplikasinya boleh dicoba dulu.
        </StepCard>
      );
    case 'install':
      return <Install />;
    case 'pay':
      return <OpenPayment orderId={step.order.id} />;
    case 'sendProofAgain':
      return (
        <StepCard
          tone="danger"
          title="Bukti transfer belum dapat kami terima"
          action={<ButtonLink to={ownOrderUrl(step.order.id)}>Kirim foto bukti baru</ButtonLink>}
        >
          {step.order.invoiceNumber}: {step.order.rejectionReason}
        </StepCard>
      );
    case 'wait':
      return <Waiting order={step.order} />;
    case 'activate':
      return <ReadyToActivate orderId={step.order?.id} />;
    case 'inUse':
      return step.packedOrder ? (
        <PackedBox orderId={step.packedOrder.id} whenThere={<InUse licenses={step.licenses} />} />
      ) : (
        <InUse licenses={step.licenses} />
      );
  }
}

function Install() {
  const { data } = useSellerSettings();
  return (
    <StepCard
      title="Mulai dari sini: pasang aplikasi di TV atau HP Android"
      action={
        <div className="flex flex-wrap gap-3 *:grow">
          <a href="#download-heading" className={buttonStyle('primary')}>
            Pasang aplikasi
          </a>
          <a href="#products-heading" className={buttonStyle('secondary')}>
            Lihat produk
          </a>
        </div>
      }
    >
      {data && `${trialLength(data.trialDays)}, semua fitur terbuka.`} Lisensi baru perlu bila sudah
      cocok.
    </StepCard>
  );
}

function Waiting({ order }: { order: OwnOrderSummary }) {
  const notice = useNoticePhrase();
  const serviceHours = useSellerSettings().data?.serviceHours;
  return (
    <StepCard
      title={
        order.awaitsShippingCost
          ? 'Ongkos kirim sedang kami hitung'
          : 'Pembayaran Anda sedang kami periksa'
      }
      action={
        <ButtonLink variant="secondary" to={ownOrderUrl(order.id)}>
          Lihat Detail
        </ButtonLink>
      }
    >
      {order.awaitsShippingCost
        ? `${order.invoiceNumber}: jumlah yang harus dibayar ${notice}.`
        : `${order.invoiceNumber} diperiksa paling lama 1×24 jam, lalu hasilnya ${notice}.`}
      {serviceHours && ` Jam layanan admin: ${serviceHours}.`}
    </StepCard>
  );
}

function InUse({ licenses }: { licenses: OwnLicense[] }) {
  return (
    <StepCard
      title="Semua lisensi Anda aktif"
      action={
        <ButtonLink variant="secondary" to={screens.ownProducts}>
          Produk Saya
        </ButtonLink>
      }
    >
      <ul className="space-y-1">
        {licenses.map(({ id, activation }) => (
          <li key={id} className="flex items-center gap-2">
            <BadgeCheck aria-hidden className="size-5 shrink-0 text-success-text" />
            {activation && (
              <span>
                <strong className="text-ink">
                  {activation.deviceName ?? deviceTypeName(activation.deviceType)}
                </strong>{' '}
                aktif sejak {formatDate(activation.activatedAt)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </StepCard>
  );
}
