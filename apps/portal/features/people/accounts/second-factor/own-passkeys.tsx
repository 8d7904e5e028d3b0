import { formatDate, type Passkey } from '@timesync/contract';
import { Alert, Button } from '@timesync/ui';
import { ChangeButton } from '~/components/ui';
import { ApiError, callApi, isAbandoned, keys, messageOf } from '~/lib/api';
import { notifySuccess } from '~/lib/browser/notify';
import { useFactorChange } from './factor-queries';

const FAILED = 'Passkey tidak jadi dibuat. Coba lagi, atau pakai aplikasi autentikator.';

interface OwnPasskeysProps {
  passkeys: Passkey[];
  onCodes: (codes: string[]) => void;
}

export function OwnPasskeys({ passkeys, onCodes }: OwnPasskeysProps) {
  const addition = useFactorChange(async () => {
    const { options } = await callApi('POST /auth/second-factor/passkeys/options');
    const passkey = await makePasskey(options);
    const name = `Passkey ${passkeys.length + 1}`;
    const body = { name, passkey };
    const { backupCodes } = await callApi('POST /auth/second-factor/passkeys', { body });
    notifySuccess('Passkey disimpan');
    if (backupCodes) onCodes(backupCodes);
  });
  return (
    <section className="space-y-3">
      <h3 className="font-bold text-ink">Passkey</h3>
      <p className="text-ink-muted text-sm">
        Sidik jari, wajah, atau PIN perangkat ini, atau kunci USB.
      </p>
      {passkeys.length > 0 && (
        <ul aria-label="Passkey Anda" className="divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {addition.error && !isAbandoned(addition.error) && (
        <Alert tone="error">{messageOf(addition.error, FAILED)}</Alert>
      )}
      <Button variant="secondary" isPending={addition.isPending} onClick={() => addition.mutate()}>
        Tambah passkey
      </Button>
    </section>
  );
}

/** The browser's own words for a refusal are English and technical. */
async function makePasskey(options: Record<string, unknown>) {
  const browser = await import('./passkey-browser');
  try {
    return await browser.makePasskey(options);
  } catch {
    throw new ApiError(FAILED, { status: 0 });
  }
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { id, name, createdAt, lastUsedAt } = passkey;
  return (
    <li className="flex items-center justify-between gap-3 py-3">
      <div>
        <p className="font-semibold text-ink">{name}</p>
        <p className="text-ink-muted text-sm">
          Dibuat {formatDate(createdAt)}
          {lastUsedAt && `, terakhir dipakai ${formatDate(lastUsedAt)}`}
        </p>
      </div>
      <ChangeButton
        variant="secondary"
        send={() => callApi('DELETE /auth/second-factor/passkeys/:id', { params: { id } })}
        changes={[keys.factors]}
      >
        Lepas <span className="sr-only">{name}</span>
      </ChangeButton>
    </li>
  );
}
