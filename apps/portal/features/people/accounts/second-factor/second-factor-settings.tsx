import { Button } from '@timesync/ui';
import { useState } from 'react';
import { ChangeButton, CopyButton, Loaded } from '~/components/ui';
import { callApi, keys } from '~/lib/api';
import { useFactors } from './factor-queries';
import { OwnPasskeys } from './own-passkeys';
import { OwnTotp } from './own-totp';

/** The admin's own locks, beside his password. */
export function SecondFactorSettings() {
  const factors = useFactors();
  const [newCodes, setNewCodes] = useState<string[]>();
  if (newCodes) return <BackupCodes codes={newCodes} onDone={() => setNewCodes(undefined)} />;
  return (
    <Loaded query={factors} failure="Verifikasi dua langkah tidak dapat dimuat.">
      {({ hasTotp, passkeys, backupCodesLeft }) => (
        <div className="space-y-6">
          <p className="text-ink-muted text-sm">
            Verifikasi dua langkah diminta saat login dan sebelum langkah penting. Password yang
            bocor saja lalu tidak cukup lagi.
          </p>
          <OwnTotp isOn={hasTotp} onCodes={setNewCodes} />
          <OwnPasskeys passkeys={passkeys} onCodes={setNewCodes} />
          {(hasTotp || passkeys.length > 0) && (
            <section className="space-y-2">
              <h3 className="font-bold text-ink">Kode cadangan</h3>
              <p className="text-ink-muted text-sm">
                Tersisa {backupCodesLeft} kode, untuk saat HP Anda hilang.
              </p>
              <ChangeButton
                variant="secondary"
                send={async () => {
                  const { backupCodes } = await callApi('POST /auth/second-factor/backup-codes');
                  setNewCodes(backupCodes);
                }}
                changes={[keys.factors]}
              >
                Buat kode baru
              </ChangeButton>
            </section>
          )}
        </div>
      )}
    </Loaded>
  );
}

/** Shown once: the server keeps only their hashes. */
function BackupCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  return (
    <div className="space-y-4">
      <h3 className="font-bold text-ink">Simpan kode cadangan ini</h3>
      <p className="text-ink-muted text-sm">
        Tulis di kertas dan simpan di tempat aman. Setiap kode dapat dipakai sekali. Kode ini tidak
        ditampilkan lagi.
      </p>
      <ol className="grid grid-cols-2 gap-2 rounded-control bg-sunken p-4 font-mono text-ink">
        {codes.map((code) => (
          <li key={code}>
            {code.slice(0, 5)}-{code.slice(5)}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={codes.join('\n')} copiedMessage="Kode cadangan disalin">
          Salin
        </CopyButton>
        <Button onClick={onDone}>Sudah saya simpan</Button>
      </div>
    </div>
  );
}
