import { basename } from 'node:path';
import { screens } from '@timesync/contract';

const RUN_CLOCK = 'features/clock/running/run-clock.ts';
const SEND_PAGE_VIEW = 'features/sales/trial/send-page-view.ts';

/** What starts with a page, before its app. */
const earlyFileOf: Record<string, string> = {
  [screens.landing]: RUN_CLOCK,
  [screens.clock]: RUN_CLOCK,
  [screens.sales]: SEND_PAGE_VIEW,
};

export const earlyFiles = [RUN_CLOCK, SEND_PAGE_VIEW];

/** As the bundler names its file. */
export function earlyModuleOf(page: string): string | undefined {
  const file = earlyFileOf[page];
  return file && basename(file, '.ts');
}
