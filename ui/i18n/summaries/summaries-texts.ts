import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** What the summaries of the home say in every language [I18N-01]. */
export type SummariesTexts = SameKeys<typeof en_US>;
