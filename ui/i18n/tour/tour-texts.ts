import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** What the tour says in every language [I18N-01]. */
export type TourTexts = SameKeys<typeof en_US>;
