import type { Logger } from '../src/platform/db/types.ts';

export const quietLog: Logger = { info() {}, warn() {}, error() {} };
