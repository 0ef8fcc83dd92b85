import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** What a fund's own page says in every language [I18N-01]. */
export type FundPageTexts = SameKeys<typeof en_US>;
