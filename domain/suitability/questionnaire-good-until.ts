import { isIsoDate } from '../calendar/iso-text';

/** The last day on which a questionnaire still counts, a year after it was done; a leap day's ends with the next February [SUIT-23]. Undefined for what is no date. */
export function questionnaireGoodUntil(completedOn: string | undefined): string | undefined {
  if (completedOn === undefined || !isIsoDate(completedOn)) return undefined;
  const anniversary = String(Number(completedOn.slice(0, 4)) + 1).padStart(4, '0') + completedOn.slice(4);
  return anniversary.endsWith('-02-29') ? anniversary.replace('-02-29', '-02-28') : anniversary;
}
