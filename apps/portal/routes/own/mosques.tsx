import {
  hasMosqueRight,
  mosqueRoleNames,
  type OwnLicense,
  type OwnMosque,
  screens,
} from '@timesync/contract';
import { Alert, Card } from '@timesync/ui';
import { Link } from 'react-router';
import { PageHeader } from '~/components/layout/page-header';
import { BackLink, Badge, DialogButton, Loaded, lazyDialog } from '~/components/ui';
import { OwnLicensePanel } from '~/features/licenses/licensing/own/own-license-panel';
import { HandedOn } from '~/features/people/mosques/handed-on';
import { LicensesByRoom } from '~/features/people/mosques/licenses-by-room';
import { MosqueDocuments } from '~/features/people/mosques/mosque-documents';
import { MosqueLinks } from '~/features/people/mosques/mosque-links';
import { MosqueMembers } from '~/features/people/mosques/mosque-members';
import {
  useLicensesByRoom,
  useOrdersWithDocuments,
  useOwnMosques,
} from '~/features/people/mosques/mosque-queries';
import { textLinkStyle } from '~/features/people/mosques/text-link-style';

const AddMosqueDialog = lazyDialog(
  async () => (await import('~/features/people/mosques/mosque-dialogs')).AddMosqueDialog,
);

const ChangeMosqueDialog = lazyDialog(
  async () => (await import('~/features/people/mosques/mosque-dialogs')).ChangeMosqueDialog,
);

export default function OwnMosquesPage() {
  const mosques = useOwnMosques();
  const licenses = useLicensesByRoom();
  const own = licenses.data?.data.filter(({ mosque }) => !mosque) ?? [];
  return (
    <>
      <PageHeader
        title="Masjid Saya"
        description="Lisensi, pengurus dan kwitansi masjid Anda."
        action={
          <div className="flex flex-wrap gap-3">
            <BackLink to={screens.ownProducts}>Produk Saya</BackLink>
            <DialogButton
              variant="secondary"
              dialog={(close) => <AddMosqueDialog onClose={close} />}
            >
              Tambah masjid
            </DialogButton>
          </div>
        }
      />
      <Loaded query={mosques} failure="Masjid Anda tidak dapat dimuat.">
        {({ data, handedOn }) => (
          <div className="space-y-6">
            {data.map((mosque) => (
              <MosqueCard key={mosque.id} mosque={mosque} mosques={data} licenses={licenses} />
            ))}
            <HandedOn mosques={handedOn} />
            {data.length === 0 && handedOn.length === 0 && (
              <p className="text-ink">
                Belum ada masjid. Tambahkan masjid Anda agar lisensinya tetap dapat dibuka saat
                pengurus berganti.
              </p>
            )}
            {data.length > 0 && own.length > 0 && (
              <Card>
                <h2 className="mb-3 font-bold text-ink text-lg">Atas nama Anda sendiri</h2>
                <LicensesByRoom
                  licenses={own}
                  mosque={undefined}
                  mosques={data}
                  renderPanel={panelOf}
                />
              </Card>
            )}
          </div>
        )}
      </Loaded>
    </>
  );
}

const panelOf = ({ id, licenseKey }: OwnLicense) => (
  <OwnLicensePanel licenseId={id} licenseKey={licenseKey} />
);

interface MosqueCardProps {
  mosque: OwnMosque;
  mosques: readonly OwnMosque[];
  licenses: ReturnType<typeof useLicensesByRoom>;
}

function MosqueCard({ mosque, mosques, licenses }: MosqueCardProps) {
  const orders = useOrdersWithDocuments();
  const taxNumber = mosque.taxNumber && `NPWP ${mosque.taxNumber}`;
  const place = [mosque.address, mosque.town, taxNumber].filter(Boolean).join(', ');
  const heading = 'mt-6 mb-2 font-bold text-ink';
  return (
    <Card aria-labelledby={`masjid-${mosque.id}`}>
      <h2 id={`masjid-${mosque.id}`} className="break-words font-bold text-ink text-lg">
        {mosque.name} <Badge>{mosqueRoleNames[mosque.role]}</Badge>
      </h2>
      {place && <p className="break-words text-ink-muted text-sm">{place}</p>}
      {!mosque.town && hasMosqueRight(mosque.role, 'manage') && (
        <Alert tone="info" className="mt-3">
          Di kota mana masjid ini? Pilih “Ubah data” untuk mengisinya.
        </Alert>
      )}
      <DialogButton
        hidden={!hasMosqueRight(mosque.role, 'manage')}
        variant="secondary"
        className="mt-3"
        dialog={(close) => <ChangeMosqueDialog mosque={mosque} onClose={close} />}
      >
        Ubah data<span className="sr-only">{mosque.name}</span>
      </DialogButton>
      <h3 className={heading}>Lisensi</h3>
      <Loaded query={licenses} failure="Lisensi tidak dapat dimuat.">
        {({ data }) => (
          <LicensesByRoom licenses={data} mosque={mosque} mosques={mosques} renderPanel={panelOf} />
        )}
      </Loaded>
      <h3 className={heading}>Pengurus</h3>
      <MosqueMembers mosque={mosque} />
      {hasMosqueRight(mosque.role, 'manage') && <MosqueLinks mosque={mosque} />}
      {hasMosqueRight(mosque.role, 'manage') && (
        <p className="mt-3 text-ink-muted text-sm">
          Ketua berganti?{' '}
          <Link to={screens.handover} className={textLinkStyle}>
            Serah terima
          </Link>
        </p>
      )}
      <h3 className={heading}>Kwitansi</h3>
      <Loaded query={orders} failure="Kwitansi tidak dapat dimuat.">
        {({ data }) => <MosqueDocuments orders={data} mosqueId={mosque.id} />}
      </Loaded>
    </Card>
  );
}
