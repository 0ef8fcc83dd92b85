import { isIsoDate } from '../calendar/iso-text';

/** Whether more than a year has passed since a client did the questionnaire, dates [SUIT-23]; one never done, or a date that can't be read, is overdue. */
export function isQuestionnaireOverdue(completedOn: string | undefined, today: string): boolean {
  if (completedOn === undefined || !isIsoDate(completedOn) || !isIsoDate(today)) return true;
  return yearBefore(today) > completedOn;
}

// Dates compare as text, so the 29th of February may stand in a year that hasn't got it.
const yearBefore = (date: string): string => String(Number(date.slice(0, 4)) - 1).padStart(4, '0') + date.slice(4);
