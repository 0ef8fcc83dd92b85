import { describe, expect, it } from 'vitest';
import { featureFlags } from '../../config/feature-flags';

describe('feature flags', () => {
  it('[CONF-04..13] the feature flags of HK are the specification’s table', () => {
    expect(featureFlags('HK', 'production')).toEqual({
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
      LOCAL_LOGIN: false,
    });
  });

  it('[CONF-04..13] the feature flags of TW are the specification’s table', () => {
    expect(featureFlags('TW', 'production')).toEqual({
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
    });
  });

  it('[CONF-14, AUTH-14, CONFLICT-14] allow local login in HK outside production', () => {
    expect(featureFlags('HK', 'test').LOCAL_LOGIN).toBe(true);
    expect(featureFlags('TW', 'test').LOCAL_LOGIN).toBe(false);
  });
});
