// Installs only the native builds of another platform into an empty folder, and checks that the
// files exist and are made for its processor.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nativeFilesIn } from '../../set-up/native-files.mjs';
import { platformName } from '../../set-up/platform.mjs';
import { runNpm } from '../../set-up/run-npm.mjs';
import { toolPath } from '../../system/tool-path.mjs';
import { nativePackages } from './native-packages.mjs';
import { lockedBuilds } from './platforms.mjs';

/** One sentence for each build that did not arrive whole. */
export async function installOtherPlatform(lock, platform) {
  const builds = nativePackages(lock).flatMap((native) => lockedBuilds(lock, native, platform));
  const folder = mkdtempSync(join(tmpdir(), 'timesync-platform-'));
  try {
    const small = lockOfBuilds(lock, builds);
    writeFileSync(join(folder, 'package.json'), JSON.stringify(small.packages['']));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(small));
    const { os, cpu, libc } = platform;
    const npm = [process.execPath, toolPath('npm', 'npm')];
    const options = [`--os=${os}`, `--cpu=${cpu}`, `--libc=${libc}`];
    await runNpm(npm, ['ci', ...options], { folder });
    const incomplete = builds.filter((_, index) => !isWhole(folder, alias(index), platform));
    // npm drops an optional package that it cannot fetch, without a word.
    if (incomplete.length === builds.length) {
      throw new Error(
        `The native packages of ${platformName(platform)} could not be fetched: no connection to the npm registry, and they are not in npm's cache.`,
      );
    }
    return incomplete.map(
      ({ name, entry }) => `${name} ${entry.version} did not arrive for ${platformName(platform)}`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function isWhole(folder, name, { cpu }) {
  const home = join(folder, 'node_modules', name);
  const files = existsSync(home) ? nativeFilesIn(home) : [];
  return files.length > 0 && files.every((file) => file.cpu === cpu);
}

// Each build under a name of its own, because several versions of one (esbuild) are needed. They
// are optional, because npm applies --cpu only to those.
function lockOfBuilds(lock, builds) {
  const optionalDependencies = Object.fromEntries(
    builds.map(({ name, entry }, index) => [alias(index), `npm:${name}@${entry.version}`]),
  );
  const manifest = { name: 'builds', version: '0.0.0', private: true, optionalDependencies };
  const entries = builds.map(({ name, entry }, index) => {
    const { version, integrity, os, cpu, libc } = entry;
    return [
      `node_modules/${alias(index)}`,
      { name, version, integrity, os, cpu, libc, optional: true },
    ];
  });
  return {
    name: manifest.name,
    version: manifest.version,
    lockfileVersion: lock.lockfileVersion,
    packages: { '': manifest, ...Object.fromEntries(entries) },
  };
}

function alias(index) {
  return `build-${index}`;
}
