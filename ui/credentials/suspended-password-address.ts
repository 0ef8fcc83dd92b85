import { destinationAddress } from '../../config/destinations';
import { tradingResetPath } from '../../config/named-paths';
import type { PortalConfiguration } from '../../config/portal-configuration';
import { regionFeatures } from '../../config/region-features';

/** Where a client goes whose transaction PIN or trading password is suspended: to its reset, where the portal has one [ERR-61]. */
export const suspendedPasswordAddress = (
  profile: PortalConfiguration['profile'],
  region: PortalConfiguration['region'],
): string =>
  profile === 'standalone' && regionFeatures[region].tradingReset
    ? tradingResetPath
    : destinationAddress('forgotPin', profile, region);
