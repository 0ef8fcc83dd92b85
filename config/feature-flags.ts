import type { ByRegion, Region } from '../domain/region';

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

/** The specification's table of flags [CONF-04..13]. */
export const regionFlags: ByRegion<FeatureFlags> = {
  HK: {
    LOGIN: true,
    PORTFOLIO: true,
    CLIENT_TIER: true,
    VCA: true,
    CHANGE_PASSWORD: true,
    RE_AUTH: true,
    DOCUMENT_UPLOAD: true,
    RESET_USERNAME_PASSWORD: false,
    URL_TRADING: false,
    ENHANCED_SUITABILITY: false,
    LOCAL_LOGIN: true,
  },
  TW: {
    LOGIN: true,
    PORTFOLIO: true,
    CLIENT_TIER: true,
    VCA: false,
    CHANGE_PASSWORD: false,
    RE_AUTH: false,
    DOCUMENT_UPLOAD: false,
    RESET_USERNAME_PASSWORD: true,
    URL_TRADING: true,
    ENHANCED_SUITABILITY: true,
    LOCAL_LOGIN: false,
  },
};

/** The flags of a region in an environment [CONF-04..13]; LOCAL_LOGIN only in HK, outside production [CONFLICT-14]. */
export function featureFlags(region: Region, environment: Environment): FeatureFlags {
  const all = regionFlags[region];
  return { ...all, LOCAL_LOGIN: all.LOCAL_LOGIN && environment !== 'production' };
}
