import { Button } from '@timesync/ui';
import { useState } from 'react';
import { Loaded } from '~/components/ui/feedback/loaded';
import { callApi } from '~/lib/api/api-client';
import { BackupCodes } from './backup-codes';
import { useFactorChange, useFactors } from './factor-queries';
import { OwnPasskeys } from './own-passkeys';
import { OwnTotp } from './own-totp';

/** The admin's own locks, beside his password. */
export function SecondFactorSettings() {
  const factors = useFactors();
  const [newCodes, setNewCodes] = useState<string[]>();
  const renewal = useFactorChange(async () => {
    setNewCodes((await callApi('POST /auth/second-factor/backup-codes')).backupCodes);
  });
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
              <Button
                variant="secondary"
                isPending={renewal.isPending}
                onClick={() => renewal.mutate(undefined)}
              >
                Buat kode baru
              </Button>
            </section>
          )}
        </div>
      )}
    </Loaded>
  );
}
