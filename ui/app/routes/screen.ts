import type { ParseKeys } from 'i18next';
import type { FeatureFlag } from '../../../config/feature-flags';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import type { LazyModule } from '../loading/lazy-module';

/** All that is said of a screen outside its own folder: its route, its title, and what is loaded for it, a chunk each. */
export type Screen = LazyModule & {
  readonly path: string;
  readonly access: 'public' | 'login-required';
  /** It tells itself when what its client came for is there; of any other that is as soon as its code is. */
  readonly tellsWhenShown?: true;
  /** In every profile and region, unless it says otherwise; a page beyond the specification stands by what it needs, too. */
  readonly profile?: PortalConfiguration['profile'];
  readonly flag?: FeatureFlag;
  /** Said by every page, or one of the words in `texts`. */
  readonly title: ParseKeys;
};
