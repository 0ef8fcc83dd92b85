import { describe, expect, it } from 'vitest';
import { featureFlags } from '../../config/feature-flags';
import { basePath } from '../../config/regions';
import { stepUpScreens } from '../../ui/app/routes/step-up-screens';
import en_US from '../../ui/i18n/en_US/re-authentication.json';
import zh_HK from '../../ui/i18n/zh_HK/re-authentication.json';
import zh_TW from '../../ui/i18n/zh_TW/re-authentication.json';

describe('re-authentication', () => {
  it('[REAUTH-06, API-25, CONF-14, CONFLICT-14] re-authentication has its local page where local login is on: in Hong Kong, outside production', () => {
    const { path, flag } = stepUpScreens['re-auth-local'];
    expect(basePath + path).toBe('/eTrading/v2/re-auth-local');
    const environments = ['development', 'test', 'production'] as const;
    expect(environments.map((environment) => featureFlags('HK', environment)[flag])).toEqual([true, true, false]);
    expect(environments.map((environment) => featureFlags('TW', environment)[flag])).toEqual([false, false, false]);
  });

  it('[REAUTH-17, REAUTH-18, ERR-85, ERR-86, CONFLICT-53] says in every language that a secret is wrong', () => {
    expect([en_US, zh_HK, zh_TW].map((words) => words.invalid)).toEqual([
      'Invalid credential. Please try again.',
      '密碼無效，請重新輸入。',
      '密碼無效，請再試一次。',
    ]);
  });
});
