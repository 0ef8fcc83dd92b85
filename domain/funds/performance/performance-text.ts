import { formatPercentFigure } from '../../formatting/format-number';
import type { Decimal } from '../../money/decimal';

const dash = '–';

/** A performance in percent with two places, or a dash where there is none to publish [FUND-30, OPEN-27, OPEN-65]. */
export const performanceText = (percent: Decimal | undefined): string => formatPercentFigure(percent) || dash;
