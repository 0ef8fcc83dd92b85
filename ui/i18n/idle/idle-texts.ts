import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** What this part says in every language [I18N-01]. */
export type IdleTexts = SameKeys<typeof en_US>;
