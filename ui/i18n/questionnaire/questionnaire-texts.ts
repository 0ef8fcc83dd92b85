import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** What the questionnaires say in every language [I18N-01]. */
export type QuestionnaireTexts = SameKeys<typeof en_US>;
