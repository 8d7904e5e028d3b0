// Runs the test vectors through the Java reference client, as the Android team does. Without a JDK
// there is nothing to run; the name of the test then says so.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../set-up/project-root.mjs';

const vectors = join(projectRoot, 'clients/test-vectors');
const folders = ['src/id/timesync/clock', 'src/id/timesync/license', 'check/id/timesync/license'];
const sources = folders.flatMap((name) => {
  const folder = join(projectRoot, 'clients/java', name);
  return readdirSync(folder).map((file) => join(folder, file));
});
const JVM_MILLISECONDS = 120_000;
/** Both run too shortly to profit from optimised code. */
const QUICK = '-XX:TieredStopAtLevel=1';

const javaHome = process.env.JAVA_HOME;
const tool = (name) => (javaHome ? join(javaHome, 'bin', name) : name);
const version = spawnSync(tool('javac'), ['-version'], { encoding: 'utf8' });
const hasJdk = version.status === 0;
// A JDK of Java 8 has no --release and targets nothing else anyway.
const isJava8 = `${version.stdout}${version.stderr}`.includes('javac 1.8');
const languageLevel = isJava8 ? [] : ['--release', '8', '-Xlint:-options'];

let work;
let compiled;

beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'java-vectors-'));
  if (!hasJdk) return;
  const options = [
    `-J${QUICK}`,
    ...languageLevel,
    '-encoding',
    'UTF-8',
    '-d',
    join(work, 'classes'),
  ];
  mkdirSync(join(work, 'classes'));
  compiled = spawnSync(tool('javac'), [...options, ...sources], { encoding: 'utf8' });
}, JVM_MILLISECONDS);

afterAll(() => {
  rmSync(work, { recursive: true });
});

function checkVectors(folder) {
  const check = [QUICK, '-cp', join(work, 'classes'), 'id.timesync.license.VectorCheck', folder];
  return spawnSync(tool('java'), check, { encoding: 'utf8' });
}

if (hasJdk) {
  test(
    'the Java client compiles as Java 8 and agrees with every vector',
    () => {
      expect(compiled).toMatchObject({ status: 0, stderr: '' });
      const checked = checkVectors(vectors);
      expect(checked).toMatchObject({ status: 0, stderr: '' });
      expect(checked.stdout).toMatch(/^\d{2,} checks, 0 failed/);
    },
    JVM_MILLISECONDS,
  );

  test(
    'the Java client names the vector that it disagrees with',
    () => {
      const changed = join(work, 'vectors');
      cpSync(vectors, changed, { recursive: true });
      const file = join(changed, 'token.json');
      const text = readFileSync(file, 'utf8');
      writeFileSync(file, text.replace('"result": "ok"', '"result": "expired"'));
      const checked = checkVectors(changed);
      expect(checked.status).toBe(1);
      expect(checked.stderr).toContain('permanent: result is ok, not expired');
    },
    JVM_MILLISECONDS,
  );
} else {
  test('no JDK found: the Java client was NOT run against the vectors', () => {
    console.warn('Install a JDK or set JAVA_HOME to run clients/java in the tests.');
    expect(version.status).not.toBe(0);
  });
}
