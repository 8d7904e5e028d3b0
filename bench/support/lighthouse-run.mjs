// One run of Lighthouse as a program of its own, and the figures of its report that we promise.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { childEnvironment } from '../../scripts/set-up/child-environment.mjs';
import { findNpmCli } from '../../scripts/set-up/npm-cli.mjs';
import { findBrowser } from '../../scripts/system/system-programs.mjs';

// Not a dependency: it is heavier than the whole portal and nobody needs it to run or test it.
const LIGHTHOUSE = 'lighthouse@13.5.0';

export const figures = [
  { name: 'performance', unit: '', of: ({ categories }) => score(categories.performance) },
  { name: 'accessibility', unit: '', of: ({ categories }) => score(categories.accessibility) },
  { name: 'bestPractices', unit: '', of: ({ categories }) => score(categories['best-practices']) },
  { name: 'seo', unit: '', of: ({ categories }) => score(categories.seo) },
  { name: 'lcpMs', unit: '', of: ({ audits }) => whole(audits['largest-contentful-paint']) },
  { name: 'cls', unit: '', of: ({ audits }) => audits['cumulative-layout-shift'].numericValue },
  { name: 'tbtMs', unit: '', of: ({ audits }) => whole(audits['total-blocking-time']) },
  { name: 'total', unit: ' KB', of: (report) => kilobytes(requestsOf(report)) },
  { name: 'javascript', unit: ' KB', of: (report) => kilobytes(scriptsOf(report)) },
];

const score = (category) => Math.round(category.score * 100);
const whole = (audit) => Math.round(audit.numericValue);
const requestsOf = ({ audits }) => audits['network-requests'].details.items;
const scriptsOf = (report) => requestsOf(report).filter((r) => r.resourceType === 'Script');
const kilobytes = (requests) =>
  Math.round(requests.reduce((sum, request) => sum + request.transferSize, 0) / 102.4) / 10;

export function figuresOf(report) {
  return Object.fromEntries(figures.map(({ name, of }) => [name, of(report)]));
}

export function medianOf(results) {
  const middle = (name) =>
    results.map((result) => result[name]).toSorted((a, b) => a - b)[Math.floor(results.length / 2)];
  return Object.fromEntries(figures.map(({ name }) => [name, middle(name)]));
}

const ATTEMPTS = 3;

/** Now and then its recording fails (NO_NAVSTART), which says nothing about the page. */
export async function runLighthouse(url, folder) {
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    try {
      return await runOnce(url, folder);
    } catch (error) {
      console.log(`${error.message}, trying again`);
    }
  }
  return runOnce(url, folder);
}

async function runOnce(url, folder) {
  const report = join(folder, 'report.json');
  const lighthouse = [url, '--quiet', '--output=json', `--output-path=${report}`];
  const chrome = '--chrome-flags=--headless=new --no-sandbox';
  const child = spawn(
    process.execPath,
    [
      findNpmCli(),
      'exec',
      '--yes',
      `--package=${LIGHTHOUSE}`,
      '--',
      'lighthouse',
      ...lighthouse,
      chrome,
    ],
    {
      cwd: folder,
      env: childEnvironment(process.execPath, {
        CHROME_PATH: process.env.CHROME_PATH ?? findBrowser(),
      }),
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const [exitCode] = await once(child, 'exit');
  if (exitCode !== 0) throw new Error(`Lighthouse ended with ${exitCode}`);
  return JSON.parse(readFileSync(report, 'utf8'));
}
