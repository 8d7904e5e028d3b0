// Programs of docs/recover.md that need a machine of their own. `writeStandIns` puts one file for each into
// a folder for PATH, which runs this file again.
import { spawn, spawnSync } from 'node:child_process';
import { openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { belowRoot } from './guide.mjs';

/** Nothing is installed and nobody changes hands. */
const nothing = () => 0;

const standIns = {
  'apt-get': nothing,
  useradd: nothing,
  chown: nothing,
  install: (args) => run('/usr/bin/install', withoutOwners(args)),
  su: ([, , command]) => run('/bin/sh', ['-c', command], databaseEnvironment()),
  'systemd-run': runOnTerminal,
  systemctl: controlUnit,
};

export function writeStandIns(folder) {
  const file = fileURLToPath(import.meta.url);
  for (const name of Object.keys(standIns)) {
    const script = `#!/bin/sh\nexec "${process.execPath}" "${file}" ${name} "$@"\n`;
    writeFileSync(join(folder, name), script, { mode: 0o755 });
  }
}

const isMain = process.argv[1] === fileURLToPath(import.meta.url);
if (isMain) {
  const [name, ...args] = process.argv.slice(2);
  process.exitCode = standIns[name](args);
}

/** The settings of the test, from the shell that runs the commands. */
function settings() {
  return JSON.parse(process.env.STAND_IN_SETTINGS);
}

function run(program, args, env = {}) {
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}

function withoutOwners(args) {
  return args.filter((arg, index) => {
    const isOwner = (each) => each === '-o' || each === '-g';
    return !isOwner(arg) && !isOwner(args[index - 1]);
  });
}

function databaseEnvironment() {
  const { databasePort, databasePrograms } = settings();
  return {
    PGHOST: '127.0.0.1',
    PGPORT: String(databasePort),
    PGUSER: 'postgres',
    PATH: `${databasePrograms}:${process.env.PATH}`,
  };
}

/** `systemd-run --pty`: with a terminal, the given variables and none of ours. */
function runOnTerminal(args) {
  const programAt = args.findIndex((arg) => !arg.startsWith('--'));
  const options = args.slice(0, programAt);
  const valuesOf = (prefix) =>
    options.flatMap((option) => (option.startsWith(prefix) ? option.slice(prefix.length) : []));
  const [file] = valuesOf('--property=EnvironmentFile=');
  const env = { ...readVariables([...linesOf(file), ...valuesOf('--setenv=')]), PATH: '/usr/bin' };
  const command = args.slice(programAt).join(' ');
  const { status } = spawnSync('/usr/bin/script', ['-qefc', command, '/dev/null'], {
    stdio: 'inherit',
    env,
  });
  return status ?? 1;
}

/** `systemctl enable --now` starts what the unit says; the test ends it. */
function controlUnit(args) {
  if (!args.includes('--now')) return 0;
  const { root, extra, pidFile, logFile } = settings();
  const unit = join(root, 'etc/systemd/system', `${args.at(-1)}.service`);
  const lines = belowRoot(readFileSync(unit, 'utf8'), root).split('\n');
  const settingOf = (name) =>
    lines.find((line) => line.startsWith(`${name}=`))?.slice(name.length + 1);
  const env = {
    ...readVariables([settingOf('Environment'), ...linesOf(settingOf('EnvironmentFile').slice(1))]),
    ...extra,
    PATH: '/usr/bin',
  };
  const [program, ...parameters] = settingOf('ExecStart').split(' ');
  const log = openSync(logFile, 'w');
  const child = spawn(program, parameters, {
    cwd: settingOf('WorkingDirectory'),
    env,
    detached: true,
    stdio: ['ignore', log, log],
  });
  writeFileSync(pidFile, String(child.pid));
  child.unref();
  return 0;
}

function linesOf(file) {
  return readFileSync(file, 'utf8').split('\n').filter(Boolean);
}

function readVariables(lines) {
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}
