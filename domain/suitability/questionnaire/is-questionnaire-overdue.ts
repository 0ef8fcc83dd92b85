import { isIsoDate } from '../../calendar/iso-text';
import { questionnaireGoodUntil } from './questionnaire-good-until';

/**
 * Returns true if more than a year has passed since a client did the questionnaire, dates [SUIT-23]; one never done, or
 * a date that can't be read, is overdue.
 */
export function isQuestionnaireOverdue(completedOn: string | undefined, today: string): boolean {
  if (completedOn === undefined || !isIsoDate(completedOn) || !isIsoDate(today)) return true;
  const lastDay = questionnaireGoodUntil(completedOn);
  return lastDay !== undefined && today > lastDay;
}
