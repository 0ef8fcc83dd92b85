import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** What the main menu says in every language [I18N-01]. */
export type MenuTexts = SameKeys<typeof en_US>;
