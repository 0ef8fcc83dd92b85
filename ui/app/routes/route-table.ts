import type { FeatureFlags } from '../../../config/feature-flags';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import { regionFeatures } from '../../../config/region-features';
import type { Region } from '../../../domain/region';
import type { Screen } from './screen';
import { screens } from './screens';

/** The screens that exist: a path whose flag is off is an unknown path like any other [ROUTE-01, CONF-16]. */
export function routeTable(
  flags: FeatureFlags,
  profile: PortalConfiguration['profile'],
  region: Region,
): readonly Screen[] {
  const all: readonly Screen[] = Object.values(screens);
  return all
    .filter((screen) => screen.flag === undefined || flags[screen.flag])
    .filter((screen) => screen.profile === undefined || screen.profile === profile)
    .filter((screen) => screen.offeredWith === undefined || regionFeatures[region][screen.offeredWith]);
}
