import { hongKongDayAt } from '../calendar/hong-kong-time';

/** The name of a file to download: what it holds, in the client's language, and the day in Hong Kong: `Holdings_20261127.xlsx` [PORT-45, ORDQ-08, VCA-07]. */
export const downloadName = (content: string, now: number, kind: 'xlsx' | 'csv' | 'ics'): string =>
  `${content.replaceAll(' ', '_')}_${hongKongDayAt(now).replaceAll('-', '')}.${kind}`;
