import { en_US as pages } from '../en_US';
import { en_US as portfolio } from '../portfolio/en_US';

/** The words of every page and of the holdings, which a visit begins with. */
export const catalogues: readonly object[] = [pages, portfolio];
