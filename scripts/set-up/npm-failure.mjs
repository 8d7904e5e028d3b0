// npm explains a failure in a dozen lines; what a reader needs is one sentence that says what to do.
const NO_CONNECTION = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTCACHED',
  'ENOTFOUND',
  'ERR_SOCKET_TIMEOUT',
  'ETIMEDOUT',
]);
const BROKEN_DOWNLOAD = new Set([
  'EINTEGRITY',
  'TAR_BAD_ARCHIVE',
  'TAR_ENTRY_INVALID',
  'Z_BUF_ERROR',
  'Z_DATA_ERROR',
]);
const NOT_WRITABLE = new Set(['EACCES', 'EPERM', 'EROFS']);

/** npm's own code for what went wrong, or undefined. Before version 10 npm wrote "ERR!". */
function npmFailureCode(output) {
  return /^npm (?:error|ERR!) code (\S+)/m.exec(output)?.[1];
}

export function isNoConnection(output) {
  return NO_CONNECTION.has(npmFailureCode(output));
}

/** One sentence for npm's output, or undefined when only npm's own lines explain it. */
export function explainNpmFailure(output, folder) {
  const code = npmFailureCode(output);
  if (NO_CONNECTION.has(code)) {
    return `No connection to the npm registry (${code}), and what is needed is not in npm's cache: check the network or "npm config get registry", then run the command again.`;
  }
  if (BROKEN_DOWNLOAD.has(code)) {
    return `A download arrived broken (${code}) and was thrown away: run the command again; if it happens twice, the registry or a proxy changes the files.`;
  }
  if (code === 'ENOSPC') return diskFull(folder);
  if (NOT_WRITABLE.has(code)) return notWritable(npmFailurePath(output) ?? folder, code);
  if (code === 'E404' || code === 'ETARGET') {
    return `The npm registry lacks a package that package-lock.json names (${code}${missingPackage(output)}): point npm at a complete registry ("npm config set registry …") and run the command again.`;
  }
  return undefined;
}

/** The same for an error of our own file operations. */
export function explainFileError(error) {
  if (error.code === 'ENOSPC') return diskFull(error.path);
  if (NOT_WRITABLE.has(error.code)) return notWritable(error.path, error.code);
  return undefined;
}

function diskFull(path) {
  return `The disk of ${path} is full: make room and run the command again.`;
}

function notWritable(path, code) {
  return `${path} cannot be written (${code}): give this user the right to write there, or put the project into another folder, and run the command again.`;
}

function npmFailurePath(output) {
  return /^npm (?:error|ERR!) path (.+)$/m.exec(output)?.[1];
}

function missingPackage(output) {
  const name = /No matching version found for (\S+?)\.?\s|'([^']+)' is not in this registry/.exec(
    output,
  );
  return name ? `: ${name[1] ?? name[2]}` : '';
}
