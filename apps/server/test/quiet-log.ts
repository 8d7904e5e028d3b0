import type { Logger } from '../src/platform/db/database.ts';

export const quietLog: Logger = { info() {}, warn() {}, error() {} };
