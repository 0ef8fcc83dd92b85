import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** What the account tier page says in every language [I18N-01]. */
export type TiersTexts = SameKeys<typeof en_US>;
