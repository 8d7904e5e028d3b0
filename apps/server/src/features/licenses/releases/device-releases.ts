// Answers a running app whether there is a newer version, with a signature. Signed once per change.
import { getDeviceRelease, type ReleaseApp, signAppUpdate, signerOf } from '@timesync/contract';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { createAnswerCache } from '../../../platform/http/answers/answer-cache.ts';
import { type CachedAnswer, prepareAnswer } from '../../../platform/http/answers/cached-answer.ts';
import { downloadUrl, fileOf } from './present-release.ts';
import { findNewestRelease, type ReleaseRow } from './releases.repository.ts';
import { RELEASES_TOPIC } from './releases-changed.ts';

interface Question {
  app: ReleaseApp;
  versionCode: number;
}

export function deviceReleases(
  dependencies: Dependencies,
): (question: Question) => Promise<CachedAnswer> {
  const { changeEvents, clock, config, database, licenseKeys } = dependencies;
  const { current } = licenseKeys;
  const sign = signerOf(current.signing.privateKey);
  const answers = createAnswerCache({
    // The versions in use; made-up ones cannot fill the memory.
    maxEntries: 50,
    clock,
    mayCache: changeEvents.isListening,
  });
  changeEvents.onChange(RELEASES_TOPIC, answers.drop);

  async function present(app: ReleaseApp, release: ReleaseRow | undefined) {
    const file = release && fileOf(release);
    if (!file) return null;
    const { versionName, versionCode, minSdk, bytes, packageName } = file;
    const manifest = await signAppUpdate(
      {
        keyId: current.id,
        app,
        issuedAtSeconds: Math.floor((release.publishedAt?.getTime() ?? 0) / 1000),
        versionCode,
        minSdk,
        bytes,
        packageName,
        sha256: Buffer.from(file.sha256, 'hex'),
        signerSha256: Buffer.from(file.signerSha256, 'hex'),
      },
      sign,
    );
    return {
      manifest: Buffer.from(manifest).toString('base64url'),
      url: downloadUrl(config, app),
      versionName,
      versionCode,
      bytes,
      notes: release.notes,
    };
  }

  return ({ app, versionCode }) =>
    answers.get(`${app} ${versionCode}`, async () => {
      const newest = await findNewestRelease(database.db, app);
      const isNewer = newest && Number(newest.versionCode) > versionCode;
      const release = isNewer ? await present(app, newest) : null;
      return prepareAnswer(getDeviceRelease, { release });
    });
}
