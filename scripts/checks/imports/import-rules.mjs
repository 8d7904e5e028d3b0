// The one-way imports of the architecture: contract <- clock <- platform <- features <- programs on
// the server, with reads beside the features, which know their schemas only, contract <- clock <- lib, components <- features <- routes in the portal app, and
// contract <- clock <- islands <- pages in the public site. Paths are relative to the project. A
// rule gets { from, to, isLazy } and returns a sentence when the import is forbidden.

const CONTRACT_ENTRY = 'packages/contract';
const CLOCK_ENTRY = 'packages/clock';
const UI_ENTRY = 'packages/ui';
/** Further entries: what the server must not compile, and the test keys, which no program may have. */
const OTHER_ENTRIES = ['packages/clock/display', 'packages/contract/vectors'];
const PACKAGE_ENTRIES = new Set([CONTRACT_ENTRY, CLOCK_ENTRY, UI_ENTRY, ...OTHER_ENTRIES]);
const SERVER_FEATURE = /^apps\/server\/src\/features\/[^/]+\/([^/]+)\//;
const PROGRAMS = 'apps/server/src/programs/';
const READS = 'apps/server/src/reads/';
/** Who sees what: every feature asks it. */
const OWN_VIEWS = 'apps/server/src/features/people/mosques/own.schema.ts';
const EMBEDDED = 'apps/server/src/platform/db/embedded/';
const SHARP_ENTRY = 'apps/server/src/platform/files/pictures/load-sharp.ts';
const ZOD_ENTRY = 'packages/contract/src/wire/zod.ts';
const WEB_FEATURE = /^apps\/portal\/features\/[^/]+\/([^/]+)\//;
const ADMIN_FEATURE = /^apps\/portal\/features\/(office|licenses\/init-devices)\//;
const WEB_ROUTES = 'apps/portal/routes/';
const TEST = /\.test\.[a-z]+$|^apps\/[^/]+\/test\/|^e2e\//;

/** Apply to every file, tests too. */
export const packageRules = [
  ({ from, to }) =>
    packageOf(from) === CONTRACT_ENTRY && isOurs(to) && packageOf(to) !== packageOf(from)
      ? 'the contract imports nothing of ours'
      : undefined,
  ({ from, to }) =>
    packageOf(from) === CLOCK_ENTRY &&
    isOurs(to) &&
    ![CONTRACT_ENTRY, CLOCK_ENTRY].includes(packageOf(to))
      ? 'the clock imports nothing of ours but the contract'
      : undefined,
  ({ from, to }) =>
    packageOf(from) === UI_ENTRY && isOurs(to) && packageOf(to) !== UI_ENTRY
      ? 'ui knows no business: it imports nothing of ours'
      : undefined,
  ({ from, to }) =>
    isOurs(to) && !PACKAGE_ENTRIES.has(to) && packageOf(to) !== packageOf(from)
      ? 'another package is reached only through @timesync/contract, @timesync/clock or @timesync/ui'
      : undefined,
];

/** Hold for production code; a test may reach for whatever it needs inside its package. */
export const layerRules = [
  ({ from, to }) =>
    from.startsWith('apps/server/src/platform/') && SERVER_FEATURE.test(to)
      ? 'platform never imports features'
      : undefined,
  ({ from, to }) =>
    to.startsWith(PROGRAMS) && !from.startsWith(PROGRAMS)
      ? 'programs compose features and platform; nothing imports them'
      : undefined,
  ({ from, to }) =>
    to.startsWith(EMBEDDED) && !from.startsWith('apps/server/src/platform/db/')
      ? 'the embedded database is private to platform/db'
      : undefined,
  ({ from, to }) =>
    to === 'sharp' && from.startsWith('apps/server/src/') && from !== SHARP_ENTRY
      ? 'load-sharp.ts gives it, with what it may read settled'
      : undefined,
  ({ from, to }) =>
    to === 'zod' && /^(packages\/contract|apps\/(site|portal))\//.test(from) && from !== ZOD_ENTRY
      ? "the contract's wire/zod.ts gives it, with its settings made"
      : undefined,
  ({ from, to }) =>
    featureOf(from) === 'licensing' && featureOf(to) === 'orders' && !to.endsWith('.schema.ts')
      ? 'an order issues licences; licensing never calls orders'
      : undefined,
  ({ from, to }) =>
    isOtherFeature(SERVER_FEATURE, from, to) && /\.(repository|routes)\.ts$/.test(to)
      ? "another feature's repository and routes are private; call its use case"
      : undefined,
  ({ from, to }) =>
    isOtherFeature(SERVER_FEATURE, from, to) &&
    to.endsWith('.schema.ts') &&
    !from.endsWith('.schema.ts') &&
    to !== OWN_VIEWS
      ? "another feature's tables are only for foreign keys, in a schema; what joins them is a read"
      : undefined,
  ({ from, to }) =>
    from.startsWith(READS) && SERVER_FEATURE.test(to) && !to.endsWith('.schema.ts')
      ? 'reads know the schemas of features, and nothing else of them'
      : undefined,
  ({ from, to }) =>
    to.startsWith(READS) && SERVER_FEATURE.test(from) && !from.endsWith('.routes.ts')
      ? "a feature uses reads in its routes only; what decides reads the feature's own tables"
      : undefined,
  ({ from, to }) =>
    to.startsWith(READS) && from.startsWith('apps/server/src/platform/')
      ? 'platform never imports reads'
      : undefined,
  ({ from, to }) =>
    from.startsWith('apps/site/islands/') && to.startsWith('apps/site/pages/')
      ? 'scripts of the public pages run in the browser: they never import what the server renders'
      : undefined,
  ({ from, to }) =>
    isOtherFeature(WEB_FEATURE, from, to)
      ? 'web features do not import each other; a route composes them'
      : undefined,
  ({ from, to }) =>
    WEB_FEATURE.test(from) && to.startsWith(WEB_ROUTES)
      ? 'web features never import routes'
      : undefined,
  ({ from, to }) =>
    /^apps\/portal\/(components|lib)\//.test(from) &&
    (WEB_FEATURE.test(to) || to.startsWith(WEB_ROUTES))
      ? 'components and lib know no business: no features, no routes'
      : undefined,
  ({ from, to, isLazy }) =>
    isCustomerCode(from) && isAdminCode(to) && !(isLazy && from.startsWith(WEB_ROUTES))
      ? 'customer code never imports admin code (a route may load it lazily)'
      : undefined,
];

export function isTest(file) {
  return TEST.test(file);
}

function isOurs(to) {
  return packageOf(to) !== undefined;
}

function packageOf(file) {
  return /^(?:apps|packages)\/[^/]+/.exec(file)?.[0];
}

/** Returns the feature of a file, at any depth below the feature's folder. */
function featureOf(file) {
  return SERVER_FEATURE.exec(file)?.[1];
}

function isOtherFeature(pattern, from, to) {
  const [mine, theirs] = [pattern.exec(from)?.[1], pattern.exec(to)?.[1]];
  return mine !== undefined && theirs !== undefined && mine !== theirs;
}

/** The web's `admin` folders and the features that only admins see; on the server `managed`. */
function isAdminCode(file) {
  if (ADMIN_FEATURE.test(file)) return true;
  return /^apps\/.*\/admin\/|^apps\/server\/.*(\/managed\/|\/managed-[^/]*\.routes\.ts$)/.test(
    file,
  );
}

// Files at the top of a tree compose everything below: `programs`, the files directly in the portal's
// `routes`, and on the server a feature's own routes file.
function isCustomerCode(file) {
  if (/^apps\/server\/src\/features\/[^/]+\/([^/]+)\/\1\.routes\.ts$/.test(file)) return false;
  const isLayered =
    /^apps\/server\/src\/(features|platform)\/|^apps\/portal\/(features|components|lib|routes\/[^/]+)\//;
  return isLayered.test(file) && !isAdminCode(file);
}
