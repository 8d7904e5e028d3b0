import { pino } from 'pino';

/**
 * For commands that copy whole shops. On standard error, because standard output is only for the
 * result.
 */
export const commandLog = pino({ level: 'warn' }, pino.destination(2));
