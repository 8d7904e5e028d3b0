import { expect, test } from 'vitest';
import { licenseEventLabel } from './license-event-labels';

const ahmad = { name: 'Ahmad', email: 'ahmad@masjid.example' };
const entry = { action: 'suspend', actorKind: 'admin', actor: ahmad, after: null } as const;

test('names what happened and who did it', () => {
  expect(licenseEventLabel(entry)).toBe('Ditangguhkan oleh Ahmad (admin)');
});

test('says of a gift more than the audit does', () => {
  expect(licenseEventLabel({ ...entry, action: 'give' })).toBe(
    'Lisensi hadiah diberikan oleh Ahmad (admin)',
  );
});

test('a device that activates itself has no name', () => {
  const activated = { action: 'activate', actorKind: 'customer', actor: null } as const;
  expect(licenseEventLabel({ ...activated, after: { deviceType: 'tvbox' } })).toBe(
    'Diaktifkan di TV Box oleh pelanggan',
  );
});

test('a transfer that is not counted says so', () => {
  const approved = { ...entry, action: 'approve transfer' };
  expect(licenseEventLabel({ ...approved, after: { isCounted: false } })).toBe(
    'Pindah perangkat disetujui, tidak dihitung, oleh Ahmad (admin)',
  );
  expect(licenseEventLabel({ ...approved, after: { isCounted: true } })).toBe(
    'Pindah perangkat disetujui oleh Ahmad (admin)',
  );
});

test('a ledger event names its number', () => {
  const marked = { ...entry, action: 'uncount device', after: { movesUsed: 2 } };
  expect(licenseEventLabel(marked)).toBe(
    'Perangkat tidak dihitung (2 kali pindah) oleh Ahmad (admin)',
  );
  const reset = { action: 'reset device', actorKind: 'customer', actor: null } as const;
  expect(licenseEventLabel({ ...reset, after: { resetsUsed: 3 } })).toBe(
    'Kode untuk perangkat yang di-reset (ke-3 setahun ini) oleh pelanggan',
  );
});

test('what is not known yet is shown as it was written', () => {
  expect(licenseEventLabel({ ...entry, action: 'polish' })).toBe('polish oleh Ahmad (admin)');
});
