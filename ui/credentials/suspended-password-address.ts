import { destinationAddress, destinations } from '../../config/destinations';
import { tradingResetPath } from '../../config/named-paths';
import type { PortalConfiguration } from '../../config/portal-configuration';
import { regionFeatures } from '../../config/region-features';

/** Returns where a client goes whose transaction PIN or trading password is suspended: to its reset, which is the older site's beside it [ERR-61, CONFLICT-12]. */
export function suspendedPasswordAddress(
  profile: PortalConfiguration['profile'],
  region: PortalConfiguration['region'],
): string {
  if (!regionFeatures[region].tradingReset) return destinationAddress('forgotPin', profile, region);
  // The reset of the login leaves a trading password suspended.
  return profile === 'standalone' ? tradingResetPath : destinations.forgotPin.legacy;
}
