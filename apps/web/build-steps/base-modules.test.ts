import { expect, test } from 'vitest';
import { baseModules } from './base-modules.ts';

const app = '/project/apps/web/app';
const contract = '/project/packages/contract/src';
const lucide = '/project/node_modules/lucide-react/dist/esm';

interface Source {
  imports?: string[];
  exports?: string[];
  code?: string;
}

const sources: Record<string, Source> = {
  [`${app}/root.tsx`]: {
    imports: [`${app}/components/toast.tsx`, `${contract}/index.ts`],
    code: 'import { brand } from "@timesync/contract";',
  },
  [`${app}/landing.tsx`]: {
    imports: [`${app}/features/hero.tsx`, '/project/node_modules/react/index.js'],
  },
  [`${app}/features/hero.tsx`]: {
    imports: [`${app}/lib/page/meta.ts`, `${lucide}/lucide-react.mjs`, `${contract}/index.ts`],
    code: `import {
  Check as Tick,
  X
} from 'lucide-react';
import { formatRupiah } from '@timesync/contract';`,
  },
  [`${app}/components/toast.tsx`]: { imports: [`${app}/lib/browser/notify.ts`] },
  [`${app}/lib/browser/notify.ts`]: {},
  [`${app}/lib/page/meta.ts`]: {},
  [`${lucide}/lucide-react.mjs`]: {
    imports: [
      `${lucide}/icons/index.mjs`,
      `${lucide}/icons/check.mjs`,
      `${lucide}/icons/x.mjs`,
      `${lucide}/icons/zap.mjs`,
    ],
    code: ['check', 'x', 'zap']
      .map(
        (name) =>
          `export { default as ${name.replace(/^./, (first) => first.toUpperCase())} } from './icons/${name}.mjs';`,
      )
      .join('\n'),
  },
  [`${lucide}/icons/index.mjs`]: { exports: ['Check', 'X', 'Zap'] },
  [`${contract}/index.ts`]: { imports: [`${contract}/brand.ts`, `${contract}/base/index.ts`] },
  [`${contract}/brand.ts`]: { exports: ['brand'] },
  [`${contract}/base/index.ts`]: {
    imports: [`${contract}/base/money.ts`, `${contract}/base/heavy.ts`],
  },
  [`${contract}/base/money.ts`]: { exports: ['formatRupiah'] },
  [`${contract}/base/heavy.ts`]: { exports: ['heavy'] },
};

const graph = {
  getModuleInfo(id: string) {
    const source = sources[id];
    return (
      (source && {
        importedIds: source.imports ?? [],
        exports: source.exports ?? [],
        code: source.code ?? '',
      }) ??
      null
    );
  },
};

test('what the first pages draw with, of a barrel only what they name, and no business', () => {
  const base = baseModules(graph, [`${app}/root.tsx`, `${app}/landing.tsx`]);
  expect([...base].sort()).toEqual(
    [
      `${app}/components/toast.tsx`,
      `${app}/lib/browser/notify.ts`,
      `${app}/lib/page/meta.ts`,
      `${contract}/base/money.ts`,
      `${contract}/brand.ts`,
      `${lucide}/icons/check.mjs`,
      `${lucide}/icons/x.mjs`,
    ].sort(),
  );
});

test('a page that is not where it was stops the build', () => {
  expect(() => baseModules(graph, [`${app}/moved.tsx`])).toThrow(/moved\.tsx is not part/);
});
