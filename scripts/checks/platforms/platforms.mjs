// Which native packages of a lock file cannot be installed on both of the platforms we promise.
import { platformName } from '../../set-up/platform.mjs';
import { fittingBuilds, lookupPaths, nativePackages } from './native-packages.mjs';

export const promisedPlatforms = [
  { os: 'linux', cpu: 'x64' },
  { os: 'linux', cpu: 'arm64' },
];

/** One sentence for each package that lacks a platform, or has another version of it. */
export function findMissingPlatforms(lock) {
  return nativePackages(lock).flatMap((native) => {
    const gaps = promisedPlatforms.flatMap((platform) => gapsOn(lock, native, platform));
    if (gaps.length > 0) return gaps;
    const [first, second] = promisedPlatforms.map((platform) =>
      lockedBuilds(lock, native, platform).map(({ entry }) => entry.version),
    );
    return String(first) === String(second)
      ? []
      : [`${native.name}: its builds have different versions (${first} and ${second})`];
  });
}

function gapsOn(lock, native, platform) {
  const builds = lockedBuilds(lock, native, platform);
  const at = `${native.name} ${native.version}`;
  if (builds.length === 0) return [`${at} has no build for ${platformName(platform)}`];
  return builds
    .filter(({ entry }) => !entry)
    .map(({ name }) => `${at}: package-lock.json lacks ${name} ${native.builds[name]}`);
}

/** The builds that a platform needs, with their entries of the lock file. */
function lockedBuilds(lock, native, platform) {
  return fittingBuilds(native, platform).map((name) => {
    const path = lookupPaths(native.path, name).find((candidate) => lock.packages[candidate]);
    return { name, entry: path && lock.packages[path] };
  });
}
