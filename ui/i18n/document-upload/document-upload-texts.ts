import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** What the document upload says in every language [I18N-01]. */
export type DocumentUploadTexts = SameKeys<typeof en_US>;
