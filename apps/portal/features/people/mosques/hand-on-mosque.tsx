import {
  MAX_MOSQUE_NAME,
  type MadeLink,
  MOSQUE_LINK_DAYS,
  type OwnMosque,
} from '@timesync/contract';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { CheckboxField, Form, SelectField, SubmitButton, TextField } from '~/components/form';
import { MadeLinkNote } from '~/components/links/made-link';
import { callApi, keys, useRefresh } from '~/lib/api';
import { createIdempotencyKey } from '~/lib/api/idempotency-key';
import { useMembers } from './mosque-queries';

const schema = async () => (await import('./hand-on-schema')).handOnForm;

const wordsFor = (mosque: string) =>
  `Assalamu'alaikum, saya serahkan jam masjid ${mosque} kepada Anda sebagai ketua berikutnya. Terima di sini:`;

interface HandOnMosqueProps {
  /** Without it, his licences belong to no mosque yet: the form adds it, and files them to it. */
  mosque: OwnMosque | undefined;
  /** His licences that belong to no mosque yet. */
  ownLicenses: number;
}

/** "Serah terima" by the ketua. What is open is in the mosque's list of links. */
export function HandOnMosque({ mosque, ownLicenses }: HandOnMosqueProps) {
  const refresh = useRefresh(keys.mosques);
  const [key] = useState(createIdempotencyKey);
  const [made, setMade] = useState<{ link: MadeLink; name: string }>();
  if (made) return <MadeLinkNote made={made.link} words={wordsFor(made.name)} />;
  const isNew = !mosque;
  const first = { name: mosque?.name ?? '', memberId: '', successor: '' };
  return (
    <Form
      draft={`hand on ${mosque?.id ?? ''}`}
      schema={schema}
      defaultValues={{ ...first, leaves: isNew, filesOwn: isNew }}
      fallbackError="Serah terima belum dapat dimulai. Coba lagi."
      onSubmit={async ({ name, ...body }) => {
        const added = { body: { name } };
        const { id } =
          mosque ?? (await callApi('POST /my-mosques', added, { idempotencyKey: key }));
        const params = { id };
        setMade({ link: await callApi('POST /my-mosques/:id/ketua', { params, body }), name });
        void refresh();
      }}
    >
      <p className="text-ink-muted text-sm">
        {mosque
          ? `Ketua berikutnya menerima semua lisensi dan perangkat ${mosque.name}: sisa pindah, batas waktu, dan garansi tetap. Sampai ia menerima, Anda tetap ketua.`
          : 'Lisensi Anda masih atas nama Anda sendiri. Tulis nama masjidnya: semua lisensi dan pesanan Anda kami catat atas nama masjid itu, lalu diserahkan.'}
      </p>
      {mosque ? (
        <MemberField mosqueId={mosque.id} />
      ) : (
        <TextField
          name="name"
          label="Nama masjid"
          autoComplete="organization"
          maxLength={MAX_MOSQUE_NAME}
        />
      )}
      <SuccessorField />
      {mosque && <CheckboxField name="leaves" label="Setelah itu saya keluar dari masjid ini." />}
      {mosque && ownLicenses > 0 && (
        <CheckboxField
          name="filesOwn"
          label={`Serahkan juga ${ownLicenses} lisensi yang masih atas nama Anda sendiri, beserta pesanannya.`}
        />
      )}
      <SubmitButton className="w-full sm:w-auto">Serahkan</SubmitButton>
    </Form>
  );
}

function MemberField({ mosqueId }: { mosqueId: number }) {
  const members = useMembers(mosqueId);
  const others = members.data?.data.filter(({ isSelf }) => !isSelf) ?? [];
  if (others.length === 0) return null;
  return (
    <SelectField
      name="memberId"
      label="Serahkan kepada"
      empty="Orang lain…"
      options={others.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

/** A chosen member has an address already. */
function SuccessorField() {
  if (useWatch({ name: 'memberId' })) return null;
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
