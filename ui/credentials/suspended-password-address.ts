import { destinationAddress, destinations } from '../../config/destinations';
import { hasOwnPage, type Surroundings } from '../../config/own-pages';
import { tradingResetPath } from '../../config/named-paths';
import { regionFeatures } from '../../config/region-features';

/**
 * Returns where a client goes whose transaction PIN or trading password is suspended: to its reset, which is the older
 * site's where the portal has none [ERR-61, CONFLICT-12, OPEN-59].
 */
export function suspendedPasswordAddress(surroundings: Surroundings): string {
  if (!regionFeatures[surroundings.region].tradingReset) return destinationAddress('forgotPin', surroundings);
  // The reset of the login leaves a trading password suspended.
  return hasOwnPage(tradingResetPath, surroundings) ? tradingResetPath : destinations.forgotPin.legacy;
}
