// Runs Lighthouse as a separate program and returns the figures that we promise.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { childEnvironment } from '../../scripts/system/child-environment.mjs';
import { findBrowser } from '../../scripts/system/system-programs.mjs';
import { toolPath } from '../../scripts/system/tool-path.mjs';
import { targets } from '../targets.mjs';

// Not a dependency: it is larger than the whole portal and not needed to run or test it.
const LIGHTHOUSE = 'lighthouse@13.5.0';

/** `figure` is its name among the targets. */
export const figures = [
  {
    name: 'performance',
    figure: 'Lighthouse performance',
    of: ({ categories }) => score(categories.performance),
  },
  {
    name: 'accessibility',
    figure: 'Lighthouse accessibility',
    of: ({ categories }) => score(categories.accessibility),
  },
  {
    name: 'bestPractices',
    figure: 'Lighthouse best practices',
    of: ({ categories }) => score(categories['best-practices']),
  },
  { name: 'seo', figure: 'Lighthouse seo', of: ({ categories }) => score(categories.seo) },
  {
    name: 'lcpMs',
    figure: 'Lighthouse LCP, ms',
    of: ({ audits }) => whole(audits['largest-contentful-paint']),
  },
  {
    name: 'cls',
    figure: 'Lighthouse CLS',
    of: ({ audits }) => audits['cumulative-layout-shift'].numericValue,
  },
  {
    name: 'tbtMs',
    figure: 'Lighthouse TBT, ms',
    of: ({ audits }) => whole(audits['total-blocking-time']),
  },
  {
    name: 'totalKb',
    figure: 'public page in all, KB',
    of: (report) => kilobytes(requestsOf(report)),
  },
  {
    name: 'javascriptKb',
    figure: 'public page before a touch, KB of JavaScript',
    of: (report) => kilobytes(scriptsOf(report)),
  },
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

/** The page that is farthest from the target decides. */
export function worstOf(medians, name) {
  const { figure } = figures.find((known) => known.name === name);
  const values = medians.map((median) => median[name]);
  return targets[figure].isUpperBound ? Math.max(...values) : Math.min(...values);
}

const ATTEMPTS = 3;

/** Its recording sometimes fails (NO_NAVSTART), which says nothing about the page. */
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
      toolPath('npm', 'npm'),
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
