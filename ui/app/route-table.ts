import type { FeatureFlag, FeatureFlags } from '../../config/feature-flags';
import { documentUploadPath, namedPaths } from '../../config/named-paths';
import type { PortalConfiguration } from '../../config/portal-configuration';

/** A screen of the portal; its title is `title.<name>` in the catalogue. */
export type ScreenName =
  | 'portfolio'
  | 'client-tier'
  | 'funds'
  | 'fund'
  | 'account'
  | 'document-upload'
  | 'enhanced-suitability'
  | 'login'
  | 'local-login'
  | 'not-found'
  | 'general-error'
  | 'logged-out';

export type RouteRow = {
  readonly path: string;
  readonly screen: ScreenName;
  readonly access: 'public' | 'login-required';
};

type Rule = RouteRow & { readonly flag?: FeatureFlag; readonly profile?: PortalConfiguration['profile'] };

const rules: readonly Rule[] = [
  { path: '/', screen: 'portfolio', access: 'login-required', flag: 'PORTFOLIO' },
  { path: '/client-tier', screen: 'client-tier', access: 'login-required', flag: 'CLIENT_TIER' },
  {
    path: '/enhanced-suitability',
    screen: 'enhanced-suitability',
    access: 'login-required',
    flag: 'ENHANCED_SUITABILITY',
  },
  { path: namedPaths.funds, screen: 'funds', access: 'login-required', profile: 'standalone' },
  { path: namedPaths.fund, screen: 'fund', access: 'login-required', profile: 'standalone' },
  { path: namedPaths.profile, screen: 'account', access: 'login-required', profile: 'standalone' },
  { path: documentUploadPath, screen: 'document-upload', access: 'login-required', flag: 'DOCUMENT_UPLOAD' },
  { path: '/login', screen: 'login', access: 'public', flag: 'LOGIN' },
  { path: '/local-login', screen: 'local-login', access: 'public', flag: 'LOCAL_LOGIN' },
  { path: '/not-found', screen: 'not-found', access: 'public', profile: 'standalone' },
  { path: '/general-error', screen: 'general-error', access: 'public', profile: 'standalone' },
  { path: '/logged-out', screen: 'logged-out', access: 'public', profile: 'standalone' },
];

/** The routes that exist: a path whose flag is off is an unknown path like any other [ROUTE-01, CONF-16]. */
export function routeTable(flags: FeatureFlags, profile: PortalConfiguration['profile']): readonly RouteRow[] {
  return rules
    .filter((rule) => rule.flag === undefined || flags[rule.flag])
    .filter((rule) => rule.profile === undefined || rule.profile === profile)
    .map(({ path, screen, access }) => ({ path, screen, access }));
}
