import {
  MAX_MOSQUE_NAME,
  type MadeLink,
  MOSQUE_LINK_DAYS,
  type OwnMosque,
} from '@timesync/contract';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { CheckboxField } from '~/components/form/checkbox-field';
import { Form } from '~/components/form/form';
import { SelectField } from '~/components/form/select-field';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { MadeLinkNote } from '~/components/links/made-link';
import { callApi } from '~/lib/api/api-client';
import { createIdempotencyKey } from '~/lib/api/idempotency-key';
import { loadOnDemand } from '~/lib/browser/load-on-demand';
import { useMembers, useRefreshMosques } from './mosque-queries';

const schemas = () => import('./hand-on-schema');
const toSuccessor = loadOnDemand(async () => (await schemas()).handOnForm);
const withMosque = loadOnDemand(async () => (await schemas()).handOnWithMosqueForm);

const FAILED = 'Serah terima belum dapat dimulai. Coba lagi.';
const wordsFor = (mosque: string) =>
  `Assalamu'alaikum, saya serahkan jam masjid ${mosque} kepada Anda sebagai ketua berikutnya. Terima di sini:`;

interface HandOnMosqueProps {
  mosque: Pick<OwnMosque, 'id' | 'name'>;
  /** His licences that belong to no mosque yet. */
  ownLicenses: number;
}

/** "Serah terima" of one mosque, for its ketua. What is open is in the mosque's list of links. */
export function HandOnMosque({ mosque, ownLicenses }: HandOnMosqueProps) {
  const refresh = useRefreshMosques();
  const members = useMembers(mosque.id);
  const [made, setMade] = useState<MadeLink>();
  if (made) return <MadeLinkNote made={made} words={wordsFor(mosque.name)} />;
  const others = members.data?.data.filter(({ isSelf }) => !isSelf) ?? [];
  return (
    <Form
      schema={toSuccessor}
      defaultValues={{ memberId: '', successor: '', leaves: false, filesOwn: false }}
      draftOf={false}
      fallbackError={FAILED}
      onSubmit={async (body) => {
        const params = { id: String(mosque.id) };
        setMade(await callApi('POST /my-mosques/:id/ketua', { params, body }));
        void refresh();
      }}
    >
      <p className="text-ink-muted text-sm">
        Ketua berikutnya menerima semua lisensi dan perangkat {mosque.name}: sisa pindah, batas
        waktu, dan garansi tetap. Sampai ia menerima, Anda tetap ketua.
      </p>
      {others.length > 0 && (
        <SelectField name="memberId" label="Serahkan kepada">
          <option value="">Orang lain…</option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <UnlessMember />
      <CheckboxField name="leaves" label="Setelah itu saya keluar dari masjid ini." />
      {ownLicenses > 0 && (
        <CheckboxField
          name="filesOwn"
          label={`Serahkan juga ${ownLicenses} lisensi yang masih atas nama Anda sendiri, beserta pesanannya.`}
        />
      )}
      <SubmitButton className="w-full sm:w-auto">Serahkan</SubmitButton>
    </Form>
  );
}

/** For a person whose licences belong to no mosque yet: the form adds it, and files them to it. */
export function HandOnWithMosque() {
  const refresh = useRefreshMosques();
  const [key] = useState(createIdempotencyKey);
  const [made, setMade] = useState<{ link: MadeLink; mosque: string }>();
  if (made) return <MadeLinkNote made={made.link} words={wordsFor(made.mosque)} />;
  return (
    <Form
      schema={withMosque}
      defaultValues={{ name: '', successor: '' }}
      draftOf={false}
      fallbackError={FAILED}
      onSubmit={async ({ name, ...body }) => {
        const added = { body: { name } };
        const { id } = await callApi('POST /my-mosques', added, { idempotencyKey: key });
        const params = { id: String(id) };
        const link = await callApi('POST /my-mosques/:id/ketua', { params, body });
        setMade({ link, mosque: name });
        void refresh();
      }}
    >
      <p className="text-ink-muted text-sm">
        Lisensi Anda masih atas nama Anda sendiri. Tulis nama masjidnya: semua lisensi dan pesanan
        Anda kami catat atas nama masjid itu, lalu diserahkan.
      </p>
      <TextField
        name="name"
        label="Nama masjid"
        autoComplete="organization"
        maxLength={MAX_MOSQUE_NAME}
      />
      <SuccessorField />
      <SubmitButton className="w-full sm:w-auto">Serahkan</SubmitButton>
    </Form>
  );
}

/** A chosen member has an address already. */
function UnlessMember() {
  return useWatch({ name: 'memberId' }) ? null : <SuccessorField />;
}

function SuccessorField() {
  return (
    <TextField
      name="successor"
      label="Email atau nomor WhatsApp ketua berikutnya"
      hint={`Tautannya berlaku ${MOSQUE_LINK_DAYS} hari dan hanya untuk alamat atau nomor ini.`}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
