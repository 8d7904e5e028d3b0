// The platforms of packages: where our Node, sharp and argon2 have builds and a server runs.

export const platforms = {
  'linux-x64': { os: 'linux', cpu: 'x64', libc: 'glibc' },
  'linux-arm64': { os: 'linux', cpu: 'arm64', libc: 'glibc' },
};

export const thisPlatform = `${process.platform}-${process.arch}`;

export function requirePlatform(name) {
  if (Object.hasOwn(platforms, name)) return platforms[name];
  throw new Error(
    `There is no package for ${name}; choose --platform ${Object.keys(platforms).join(' or ')}.`,
  );
}
