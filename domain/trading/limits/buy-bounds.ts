import { zero } from '../../money/decimal';
import type { AmountBounds } from './amount-bounds';
import { digitalShareClassBounds } from './digital-share-class';
import { serverMaximum, serverMinimum, type PlannedBuy } from './minimum-buy';

/** The limits of a purchase: the server's, else the digital share class's where the fund is flagged as one, else from zero without end [TRADE-98, TRADE-99, CONFLICT-39, OPEN-31]. */
export function buyBounds(buy: PlannedBuy, isDigitalShareClass: boolean): AmountBounds {
  const own = isDigitalShareClass ? digitalShareClassBounds(buy.currency) : undefined;
  return {
    minimum: serverMinimum(buy) ?? own?.minimum ?? zero,
    maximum: serverMaximum(buy) ?? own?.maximum,
  };
}
