import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** What My Account says in every language [I18N-01]. */
export type AccountTexts = SameKeys<typeof en_US>;
