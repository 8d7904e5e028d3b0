import { brand, productLabel, screens } from '@timesync/contract';
import type { Tx } from '../../../platform/db/types.ts';
import type { Context } from '../../../platform/http/mount.ts';
import { composeMail } from '../../../platform/mail/mail-layout.ts';
import { queueNotice } from '../../office/notices/queue-notice.ts';
import { findPerson } from '../../people/accounts/find-person.ts';
import type { BoxRow } from './box-row.ts';

type ClaimEvent = 'claim asked' | 'claim accepted' | 'claim refused';

const sentences: Record<ClaimEvent, { subject: string; happened: string; next: string }> = {
  'claim asked': {
    subject: 'Pertanyaan tentang klaim garansi',
    happened: 'Kami sedang memeriksa klaim garansi Anda dan perlu tahu sedikit lagi.',
    next: 'Jawab di halaman Produk Saya. Foto tambahan boleh disertakan.',
  },
  'claim accepted': {
    subject: 'Klaim garansi disetujui',
    happened: 'Klaim garansi Anda kami setujui. Box pengganti segera kami kirim.',
    next: 'Lisensinya sudah dilepas dari box lama. Aktifkan box pengganti dengan license key yang sama; jatah pindah tidak berkurang.',
  },
  'claim refused': {
    subject: 'Klaim garansi belum dapat disetujui',
    happened: 'Mohon maaf, klaim garansi Anda tidak dapat kami setujui.',
    next: `Garansi Anda tidak terpakai dan tetap berlaku. Jika menurut Anda ini keliru, hubungi admin ${brand.name}.`,
  },
};

interface ClaimNotice {
  box: BoxRow;
  claimId: number;
  event: ClaimEvent;
  /** The admin's. */
  words: string | undefined;
}

/** Runs in the transaction of the decision. Deleted accounts get no notice. */
export async function queueClaimNotice(
  context: Context,
  tx: Tx,
  { box, claimId, event, words }: ClaimNotice,
): Promise<void> {
  const user = await findPerson(tx, box.userId);
  if (!user) return;
  const { subject, happened, next } = sentences[event];
  const mail = composeMail({
    to: user.email,
    subject: `${subject} – ${box.product}`,
    greeting: `Assalamu'alaikum, ${user.name}.`,
    blocks: [
      happened,
      {
        rows: [
          ['Produk', productLabel(box.product, box.variant)],
          ['Nomor seri', box.serial],
          ...(words ? [['Kata admin', words] satisfies [string, string]] : []),
        ],
      },
      next,
      {
        label: 'Buka Produk Saya',
        url: context.config.publicUrl + screens.ownProducts,
      },
    ],
  });
  await queueNotice(context, tx, {
    person: user,
    event,
    subject: 'order',
    subjectId: box.orderId,
    // A question may be asked again.
    occasion: event === 'claim asked' ? `${claimId} ${context.requestId}` : String(claimId),
    mail,
  });
}
