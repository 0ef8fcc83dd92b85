import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** What funds on the home say in every language [I18N-01]. */
export type FundsTexts = SameKeys<typeof en_US>;
