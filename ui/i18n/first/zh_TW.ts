import { zh_TW as pages } from '../zh_TW';
import { zh_TW as portfolio } from '../portfolio/zh_TW';

/** The words of every page and of the holdings, which a visit begins with. */
export const catalogues: readonly object[] = [pages, portfolio];
