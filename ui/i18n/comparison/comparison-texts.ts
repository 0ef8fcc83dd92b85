import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** What the comparison of funds says in every language [I18N-01]. */
export type ComparisonTexts = SameKeys<typeof en_US>;
