// npm explains a failure in a dozen lines; what a reader needs is one sentence that says what to do.
const NO_CONNECTION =
  /^(EAI_AGAIN|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|ERR_SOCKET_TIMEOUT|ETIMEDOUT|ENOTCACHED)$/;
const BROKEN_DOWNLOAD = /^(EINTEGRITY|TAR_BAD_ARCHIVE|TAR_ENTRY_INVALID|Z_BUF_ERROR|Z_DATA_ERROR)$/;
const NO_PERMISSION = /^(EACCES|EPERM|EROFS)$/;

/** The end of a command that cannot go on: one sentence, no stack. */
export function reportFailure(error) {
  console.error(explainCode(error.code, error.path) ?? error.message);
  process.exitCode = 1;
}

/** One sentence for npm's output, or undefined when only npm's own lines explain it. */
export function explainNpmFailure(output, folder) {
  // Before version 10 npm wrote "ERR!".
  const readLine = (name) => new RegExp(`^npm (?:error|ERR!) ${name} (.+)$`, 'm').exec(output)?.[1];
  return explainCode(readLine('code'), readLine('path') ?? folder);
}

/** The sentence for an error code of npm or of a file operation, if there is one. */
export function explainCode(code, path) {
  if (NO_CONNECTION.test(code)) {
    return `No connection to the npm registry (${code}), and what is needed is not in npm's cache: check the network or "npm config get registry", then run the command again.`;
  }
  if (BROKEN_DOWNLOAD.test(code)) {
    return `A download arrived broken (${code}) and was thrown away: run the command again; if it happens twice, the registry or a proxy changes the files.`;
  }
  if (code === 'ENOSPC') return `The disk of ${path} is full: make room and run the command again.`;
  if (NO_PERMISSION.test(code)) {
    return `${path} cannot be written (${code}): give this user the right to write there, or put the project into another folder, and run the command again.`;
  }
  return undefined;
}
