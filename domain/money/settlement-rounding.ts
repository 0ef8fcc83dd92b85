import { minorUnitScale } from './currency';
import type { Decimal } from './decimal';
import { round, type Rounding } from './rounding';

/** The rounding of whatever a client is given, be it money, units or points: down to the least part that is settled [R24]. */
export const payoutRounding: Rounding = 'down';

/** The rounding of whatever is taken from a client, be it a fee or the points for one: up, so that no split makes it vanish [R24]. */
export const chargeRounding: Rounding = 'up';

/** Returns an exact value as it is paid to a client: rounded down to the minor unit of its currency [R24]. */
export const roundPayout = (value: Decimal, currency: string): Decimal =>
  round(value, minorUnitScale(currency), payoutRounding);
