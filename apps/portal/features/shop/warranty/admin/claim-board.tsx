import {
  deviceTypeName,
  formatDate,
  formatLastDay,
  MAX_TRANSFERS,
  type ManagedClaim,
  managedOrderUrl,
  productLabel,
} from '@timesync/contract';
import { DetailRow } from '@timesync/ui';
import { CircleCheck } from 'lucide-react';
import { CardQueue } from '~/components/data-table';
import { OfficeLink } from '~/components/links/office-link';
import {
  decisionButtons,
  OwnerDetail,
  RequestCard,
  StoryDetails,
} from '~/components/photo-request/request-card';
import { lazyDialog, Tabs } from '~/components/ui';

/** Those that wait for us, and those that wait for the customer. */
export default function ClaimBoard() {
  return (
    <Tabs
      label="Klaim garansi"
      tabs={[
        { id: 'open', label: 'Menunggu keputusan', content: <ClaimQueue status="open" /> },
        { id: 'asked', label: 'Menunggu jawaban', content: <ClaimQueue status="asked" /> },
      ]}
    />
  );
}

const empty = {
  icon: CircleCheck,
  title: 'Tidak ada klaim',
  text: 'Klaim garansi dari pelanggan tampil di sini, yang paling lama menunggu di depan.',
};

/** The longest waiting first. */
function ClaimQueue({ status }: { status: 'open' | 'asked' }) {
  return (
    <CardQueue
      route="GET /admin/claims"
      filter={{ status }}
      queryKey={['claims']}
      // What is to be sent, what the menu counts, and the licence.
      alsoChanges={[['orders'], ['managed-licenses']]}
      failure="Klaim tidak dapat dimuat."
      counted="klaim"
      empty={empty}
      card={(claim, onGone) => <ClaimCard key={claim.id} claim={claim} onDecided={onGone} />}
    />
  );
}

const ClaimDecisionDialog = lazyDialog(() => import('./claim-decision-dialog'));

function ClaimCard({ claim, onDecided }: { claim: ManagedClaim; onDecided: () => void }) {
  return (
    <RequestCard
      label={`Klaim ${claim.serial}`}
      photos={claim.photos}
      photoAlt="Box rusak, foto dari pelanggan"
      decisions={{
        accept: decisionButtons.agree,
        ask: decisionButtons.ask,
        refuse: decisionButtons.refuse,
      }}
      dialog={(decision, onClose) => (
        <ClaimDecisionDialog
          claim={claim}
          decision={decision}
          onClose={onClose}
          onDecided={onDecided}
        />
      )}
    >
      <ClaimDetails claim={claim} />
    </RequestCard>
  );
}

/** All that the decision needs: the purchase, the box, its licence and what was said before. */
function ClaimDetails({ claim }: { claim: ManagedClaim }) {
  const { earlier, order, owner, question, requestedAt, serial, warrantyUntil } = claim;
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      <DetailRow label="Box">
        {productLabel(claim.product, claim.variant)}
        <span className="block font-mono">{serial}</span>
      </DetailRow>
      <OwnerDetail owner={owner} />
      <DetailRow label="Pembelian">
        <OfficeLink
          area="orders"
          to={managedOrderUrl(order.id)}
          className="inline-flex min-h-11 items-center text-brand-text underline underline-offset-2"
        >
          {order.invoiceNumber}
        </OfficeLink>
        {order.paidAt && (
          <span className="block font-normal">Lunas {formatDate(order.paidAt)}</span>
        )}
      </DetailRow>
      <DetailRow label="Garansi">
        {warrantyUntil ? `Sampai ${formatLastDay(warrantyUntil)}` : '-'}
      </DetailRow>
      <DetailRow label="Perangkat yang rusak">
        <BrokenDevice claim={claim} />
      </DetailRow>
      <StoryDetails requestedAt={requestedAt} story={claim.reason} />
      {question && (
        <DetailRow label={`Pertanyaan kita: ${question}`}>
          {claim.answer ?? 'Belum dijawab'}
        </DetailRow>
      )}
      {earlier.length > 0 && (
        <DetailRow label="Klaim sebelumnya">
          {earlier.map(({ id, decidedAt, decisionNote }) => (
            <span key={id} className="block">
              {decidedAt && formatDate(decidedAt)}: {decisionNote ?? 'disetujui'}
            </span>
          ))}
        </DetailRow>
      )}
    </dl>
  );
}

/** Whose licence moves to the replacement. */
function BrokenDevice({ claim }: { claim: ManagedClaim }) {
  if (claim.isDeviceUnclear) return 'Belum jelas. Tanya pelanggan sebelum menyetujui.';
  const device = claim.devices.find(({ deviceId }) => deviceId === claim.deviceId);
  if (!device) return 'Tidak ada lisensi yang dilepas';
  const { deviceId, deviceName, deviceType, licenseKey, movesUsed } = device;
  return (
    <>
      {deviceName ?? deviceTypeName(deviceType)}
      <span className="block font-mono">{deviceId}</span>
      <span className="block break-all font-mono font-normal">{licenseKey}</span>
      <span className="block font-normal">
        Pindah {movesUsed} dari {MAX_TRANSFERS} terpakai
      </span>
    </>
  );
}
