import { describe, expect, it } from 'vitest';
import { ShareSession } from '../../../application/session/share-session';
import { SharedToken } from '../../../application/session/shared-token';
import { MemorySessionSharings } from '../../builders/memory-session-sharing';
import { MemoryVault } from '../../builders/memory-vault';
import { settled } from '../../builders/settled';

/** Two tabs of one session that bear the same token. */
function twoTabs() {
  const sharings = new MemorySessionSharings();
  const openTab = () => {
    const vault = new MemoryVault();
    vault.write('sessionName', 'session-1');
    vault.write('AUTH_CHECKED', 'old');
    const sharing = sharings.open();
    const sharedToken = new SharedToken(vault, sharing);
    const share = new ShareSession(vault, sharing, sharedToken, { isShareable: true });
    return { vault, sharedToken, stop: share.start('session-1') };
  };
  return { sharings, first: openTab(), second: openTab() };
}

describe('the session’s token in several tabs', () => {
  it('[REAUTH-19, R21] makes way for the one that the renewal brings, though its answer is still on the way', async () => {
    const { first, second } = twoTabs();
    await settled();
    let answerRenewal = () => {};
    const renewed = first.sharedToken.renew(
      () =>
        new Promise<void>((resolve) => {
          answerRenewal = () => {
            first.vault.write('AUTH_CHECKED', 'new');
            resolve();
          };
        }),
    );
    const replaced = second.sharedToken.replace('old');
    await settled();
    expect(second.vault.read('AUTH_CHECKED')).toBe('old');
    answerRenewal();
    await renewed;
    expect([await replaced, second.vault.read('AUTH_CHECKED')]).toEqual([true, 'new']);
  });

  it('[REAUTH-19, R21] a refused token is asked about once, however many calls bore it', async () => {
    const { sharings, first, second } = twoTabs();
    await settled();
    first.vault.write('AUTH_CHECKED', 'new');
    const replaced = await Promise.all(['old', 'old', 'old'].map((token) => second.sharedToken.replace(token)));
    expect([replaced, sharings.questions]).toEqual([[true, true, true], 1]);
  });

  it('[ERR-10, R21] makes way for none where the other tab has that one too, or one refused before', async () => {
    const { first, second } = twoTabs();
    await settled();
    expect(await second.sharedToken.replace('old')).toBe(false);
    second.vault.write('AUTH_CHECKED', 'newer');
    expect(await second.sharedToken.replace('newer')).toBe(false);
    expect(first.vault.read('AUTH_CHECKED')).toBe('old');
  });

  it('[SESS-05, R21] a refused token is adopted by no tab that saw it refused', async () => {
    const { second } = twoTabs();
    await settled();
    await second.sharedToken.replace('old');
    second.vault.write('AUTH_CHECKED', 'new');
    second.sharedToken.adopt('old');
    expect(second.vault.read('AUTH_CHECKED')).toBe('new');
  });

  it('[R13, R21] a refused token is replaced by nothing in a tab whose session has no name', async () => {
    const { second } = twoTabs();
    await settled();
    second.vault.remove('sessionName');
    expect(await second.sharedToken.replace('old')).toBe(false);
  });
});
