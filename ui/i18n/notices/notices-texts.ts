import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** What notices say in every language [I18N-01]. */
export type NoticesTexts = SameKeys<typeof en_US>;
