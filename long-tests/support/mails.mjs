// Which mails must lie in the outbox for the orders that exist, and how often they do.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { atMachinePace } from '../../scripts/checks/machine-pace.mjs';

const DEADLINE_MS = atMachinePace(120_000);

const subjects = {
  pending: ['Pesanan diterima'],
  confirm: ['Pesanan diterima', 'Bukti pembayaran diterima'],
  paid: ['Pesanan diterima', 'Bukti pembayaran diterima', 'Pembayaran lunas'],
};

export function expectedMails(orders) {
  return orders.flatMap(({ status, invoiceNumber }) =>
    subjects[status].map((subject) => `${subject} – ${invoiceNumber}`),
  );
}

/**
 * Waits until each has arrived at least once, or a time limit; returns how often each subject
 * arrived.
 */
export async function countMails(dataDir, expected) {
  const deadline = Date.now() + DEADLINE_MS;
  let counts = readOutbox(dataDir);
  while (expected.some((subject) => !counts.has(subject)) && Date.now() < deadline) {
    await pause(500);
    counts = readOutbox(dataDir);
  }
  return counts;
}

function readOutbox(dataDir) {
  const folder = join(dataDir, 'outbox');
  const counts = new Map();
  if (!existsSync(folder)) return counts;
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.eml'))) {
    const subject = subjectOf(readFileSync(join(folder, name), 'utf8'));
    counts.set(subject, (counts.get(subject) ?? 0) + 1);
  }
  return counts;
}

/** Long or non-ASCII subjects are folded and written as encoded words. */
function subjectOf(mail) {
  const [, folded] = /^Subject: ((?:.*\r?\n[ \t])*.*)/m.exec(mail) ?? [];
  return (folded ?? '')
    .replace(/\?=\r?\n[ \t]=\?/g, '?==?')
    .replace(/\r?\n[ \t]/g, ' ')
    .replace(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, kind, text) =>
      kind.toUpperCase() === 'B' ? Buffer.from(text, 'base64').toString() : fromQuoted(text),
    );
}

function fromQuoted(text) {
  const latin = text
    .replaceAll('_', ' ')
    .replace(/=([\dA-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(latin, 'latin1').toString();
}
