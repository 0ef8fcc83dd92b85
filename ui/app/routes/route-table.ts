import { hasOwnPage, type Surroundings } from '../../../config/own-pages';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import type { Screen } from './screen';
import { type ScreenName, screens } from './screens';

/** A screen with the name that its code has. */
export type NamedScreen = Screen & { readonly name: ScreenName };

// Object.entries forgets the names of the keys.
const all = Object.entries(screens).map(([name, screen]): NamedScreen => ({ ...screen, name: name as ScreenName }));

/**
 * The screens that exist: a path whose flag or extension is off is an unknown path like any other [ROUTE-01, CONF-16,
 * OPEN-59].
 */
export function routeTable(surroundings: Surroundings & Pick<PortalConfiguration, 'flags'>): readonly NamedScreen[] {
  return all
    .filter((screen) => screen.flag === undefined || surroundings.flags[screen.flag])
    .filter((screen) => screen.profile === undefined || hasOwnPage(screen.path, surroundings));
}
