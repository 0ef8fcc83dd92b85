import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** What the portfolio says in every language [I18N-01]. */
export type PortfolioTexts = SameKeys<typeof en_US>;
