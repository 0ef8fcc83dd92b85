import { addYears } from '../../calendar/add-years';

/** The last day on which a questionnaire still counts, a year after it was done; a leap day's ends with the next February [SUIT-23]. Undefined for what is no date. */
export const questionnaireGoodUntil = (completedOn: string | undefined): string | undefined =>
  addYears(completedOn ?? '', 1) || undefined;
