import type { ParseKeys } from 'i18next';
import type { FeatureFlag } from '../../../config/feature-flags';
import type { PortalConfiguration } from '../../../config/portal-configuration';

/**
 * All that is said of a screen outside its own folder: its route and its title; composition has its code under the same
 * name.
 */
export type Screen = {
  readonly path: string;
  readonly access: 'public' | 'login-required';
  /** True for a screen that reports itself when its content is there; any other is ready as soon as its code is. */
  readonly tellsWhenShown?: true;
  /** The profile it is limited to; a page beyond the specification also depends on the extensions it needs. */
  readonly profile?: PortalConfiguration['profile'];
  readonly flag?: FeatureFlag;
  readonly title: ParseKeys;
};
