import { pino } from 'pino';

/** Of commands that copy whole shops. Beside their answer, which stands alone on standard output. */
export const commandLog = pino({ level: 'warn' }, pino.destination(2));
