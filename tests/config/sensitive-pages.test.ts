import { describe, expect, it } from 'vitest';
import { isSensitivePage } from '../../config/sensitive-pages';
import { credentialScreens } from '../../ui/app/routes/credential-screens';
import { stepUpScreens } from '../../ui/app/routes/step-up-screens';
import { screens } from '../../ui/app/routes/screens';

const ofSecrets: readonly string[] = Object.values({ ...credentialScreens, ...stepUpScreens }).map(({ path }) => path);

describe('a page of secrets', () => {
  it.each(ofSecrets)('[CHAT-02] the page %s is one of secrets, below whatever path the portal lies', (path) => {
    expect([path, `/eTrading/v2${path}`].map(isSensitivePage)).toEqual([true, true]);
  });

  it('[CHAT-02] no other page is one of secrets', () => {
    const others = Object.values(screens).filter(({ path }) => !ofSecrets.includes(path));
    expect(others.length).toBeGreaterThan(20);
    expect(others.filter(({ path }) => isSensitivePage(path))).toEqual([]);
  });
});
