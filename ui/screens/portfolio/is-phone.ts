import { breakpoints } from '../../../config/limits';

/** Whether the page is as narrow as a phone's, where a table's rows are cards and summaries begin folded. */
export const isPhone = (): boolean => window.innerWidth < breakpoints[1];

/** How many cards stand side by side. */
export const cardColumns = (): 1 | 2 => (isPhone() ? 1 : 2);
