import { BUSINESS_TIME_ZONE } from '@timesync/contract';

const hourOfDay = new Intl.DateTimeFormat('en', {
  timeZone: BUSINESS_TIME_ZONE,
  hour: 'numeric',
  hourCycle: 'h23',
});

/** 0 to 23 in Jakarta. */
export const businessHour = (at: Date): number => Number(hourOfDay.format(at));
