import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** What the Excel file and its button say in every language [I18N-01]. */
export type ExportTexts = SameKeys<typeof en_US>;
