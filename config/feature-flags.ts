import type { Region } from '../domain/region';

export type FeatureFlag =
  | 'LOGIN'
  | 'PORTFOLIO'
  | 'CLIENT_TIER'
  | 'VCA'
  | 'CHANGE_PASSWORD'
  | 'RE_AUTH'
  | 'DOCUMENT_UPLOAD'
  | 'RESET_USERNAME_PASSWORD'
  | 'URL_TRADING'
  | 'ENHANCED_SUITABILITY'
  | 'LOCAL_LOGIN';

export type FeatureFlags = Readonly<Record<FeatureFlag, boolean>>;

export type Environment = 'development' | 'test' | 'production';

const both = { LOGIN: true, PORTFOLIO: true, CLIENT_TIER: true } as const;

/** The specification's table of flags [CONF-04..13]; LOCAL_LOGIN only in HK, outside production [CONFLICT-14]. */
export function featureFlags(region: Region, environment: Environment): FeatureFlags {
  const hk = region === 'HK';
  return {
    ...both,
    VCA: hk,
    CHANGE_PASSWORD: hk,
    RE_AUTH: hk,
    DOCUMENT_UPLOAD: hk,
    RESET_USERNAME_PASSWORD: !hk,
    URL_TRADING: !hk,
    ENHANCED_SUITABILITY: !hk,
    LOCAL_LOGIN: hk && environment !== 'production',
  };
}
