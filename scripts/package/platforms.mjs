// What a package can be made for: where our Node, sharp and argon2 have builds and a server runs.

/** `elfMachine`: how the header of a native file names its processor. */
export const platforms = {
  'linux-x64': { os: 'linux', cpu: 'x64', libc: 'glibc', elfMachine: 62 },
  'linux-arm64': { os: 'linux', cpu: 'arm64', libc: 'glibc', elfMachine: 183 },
};

export const thisPlatform = `${process.platform}-${process.arch}`;

export function requirePlatform(name) {
  if (Object.hasOwn(platforms, name)) return platforms[name];
  throw new Error(
    `There is no package for ${name}; choose --platform ${Object.keys(platforms).join(' or ')}.`,
  );
}
