import type { ParseKeys } from 'i18next';
import type { FeatureFlag } from '../../../config/feature-flags';
import type { PortalConfiguration } from '../../../config/portal-configuration';

/** All that is said of a screen outside its own folder: its route and its title; composition has its code under the same name. */
export type Screen = {
  readonly path: string;
  readonly access: 'public' | 'login-required';
  /** It tells itself when what its client came for is there; of any other that is as soon as its code is. */
  readonly tellsWhenShown?: true;
  /** In every profile and region, unless it says otherwise; a page beyond the specification stands by what it needs, too. */
  readonly profile?: PortalConfiguration['profile'];
  readonly flag?: FeatureFlag;
  readonly title: ParseKeys;
};
