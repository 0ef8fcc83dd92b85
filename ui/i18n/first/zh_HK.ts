import { zh_HK as pages } from '../zh_HK';
import { zh_HK as portfolio } from '../portfolio/zh_HK';

/** The words of every page and of the holdings, which a visit begins with. */
export const catalogues: readonly object[] = [pages, portfolio];
