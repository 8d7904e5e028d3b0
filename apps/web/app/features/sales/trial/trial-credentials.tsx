import { GENERATED_PASSWORD_DAYS } from '@timesync/contract';
import { useState } from 'react';
import { Credential } from './credential';

export function TrialCredentials({ email, password }: { email: string; password: string }) {
  const [copied, setCopied] = useState('');
  return (
    <>
      <p className="text-ink">
        Anda sudah masuk di perangkat ini. Simpan email dan password ini untuk lain kali: password
        hanya tampil satu kali, dan berlaku {GENERATED_PASSWORD_DAYS} hari sebelum dipakai pertama
        kali.
      </p>
      <div className="divide-y divide-line rounded-control border border-line bg-sunken">
        <Credential label="Email" value={email} onCopied={setCopied} />
        <Credential label="Password" value={password} isCode onCopied={setCopied} />
      </div>
      {/* The place is kept, so that nothing jumps. */}
      <p role="alert" className="min-h-6 text-center font-semibold text-success-text">
        {copied}
      </p>
    </>
  );
}
