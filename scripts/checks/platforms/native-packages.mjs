// Native packages come as a small package of JavaScript with one optional dependency ("build") per
// platform. Which builds belong to which platform is only in their names.
import { posix } from 'node:path';

const BUILD_NAME =
  /(?:^|[-/])(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32|win)(musl)?-([a-z][a-z0-9]*)(?:-([a-z]+))?$/;

/** The native packages of a lock file as `{ name, path, version, builds }`, builds by name and version. */
export function nativePackages(lock) {
  return (
    Object.entries(lock.packages)
      // A build may have optional dependencies as well; the package it belongs to names them too.
      .filter(([, entry]) => !entry.cpu && !entry.os)
      .map(([path, { version, optionalDependencies = {} }]) => ({
        name: path === '' ? 'node' : path.split('node_modules/').at(-1),
        path,
        version,
        builds: Object.fromEntries(
          Object.entries(optionalDependencies).filter(([name]) => BUILD_NAME.test(name)),
        ),
      }))
      .filter(({ builds }) => Object.keys(builds).length > 0)
  );
}

/** Names of the builds that a machine with glibc needs, all of them; none when there is no build for it. */
export function fittingBuilds({ builds }, platform) {
  return Object.keys(builds).filter((name) => {
    const [, os, musl, cpu, suffix] = BUILD_NAME.exec(name);
    const isMusl = musl !== undefined || suffix === 'musl';
    return os === platform.os && cpu === platform.cpu && !isMusl;
  });
}

/** Where Node would look for a package, from the one at `path` upwards. */
export function lookupPaths(path, name) {
  const homes = [];
  for (let home = path; home !== '.' && home !== ''; home = posix.dirname(home)) {
    if (posix.basename(home) !== 'node_modules') homes.push(home);
  }
  return [...homes, ''].map((home) => posix.join(home, 'node_modules', name));
}
