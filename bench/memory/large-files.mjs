// The server's memory for an app file of 200 MB, up and down. Linux only: the peak is read from
// /proc.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApk, makeSigner } from '../../clients/sample-apks/build-apk.ts';
import { createClient } from '../support/api.mjs';
import { extraMemory } from '../support/extra-memory.mjs';
import { ADMIN, startPortal } from '../support/portal.mjs';
import { report } from '../support/report.mjs';

const MEGABYTES = 199;

const folder = mkdtempSync(join(tmpdir(), 'timesync-large-'));
const portal = await startPortal({ DATA_DIR: folder });
const address = (path) => `http://127.0.0.1:${portal.port}${path}`;
try {
  const cookie = await createClient(portal.port, 1).signIn(ADMIN);
  const signer = makeSigner();
  // The first file takes the code paths and their memory with it.
  await bring(cookie, buildApk({ signer, versionCode: 1 }));
  await fetchNewest();
  const apk = buildApk({ signer, versionCode: 2, classes: randomBytes(MEGABYTES * 1024 * 1024) });
  const up = await extraMemory(portal.pid, () => bring(cookie, apk));
  const down = await extraMemory(portal.pid, fetchNewest);
  console.log({ fileMb: toMb(apk.length), up, down });
  await report('memory for 200 MB up, MB', up.megabytes);
  await report('memory for 200 MB down, MB', down.megabytes);
} finally {
  await portal.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function bring(cookie, apk) {
  const body = new FormData();
  body.set('app', 'display');
  body.set('file', new Blob([apk]), 'app.apk');
  const headers = { cookie };
  const sent = await fetch(address('/admin/releases'), { method: 'POST', headers, body });
  if (sent.status !== 201) throw new Error(await sent.text());
  const { id } = await sent.json();
  const path = address(`/admin/releases/${id}/publish`);
  const published = await fetch(path, { method: 'POST', headers });
  if (published.status !== 200) throw new Error(await published.text());
}

async function fetchNewest() {
  const response = await fetch(address('/unduh/display'));
  let bytes = 0;
  for await (const chunk of response.body) bytes += chunk.length;
  if (bytes !== Number(response.headers.get('content-length'))) throw new Error('cut off');
}

function toMb(bytes) {
  return Math.round(bytes / 1024 / 1024);
}
