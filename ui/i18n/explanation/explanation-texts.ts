import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** What an explained figure says in every language [I18N-01]. */
export type ExplanationTexts = SameKeys<typeof en_US>;
