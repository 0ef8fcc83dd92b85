import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** What the communication preferences say in every language [I18N-01]. */
export type CommunicationTexts = SameKeys<typeof en_US>;
