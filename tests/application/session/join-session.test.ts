import { describe, expect, it } from 'vitest';
import { JoinSession } from '../../../application/session/join-session';
import { ShareSession } from '../../../application/session/share-session';
import { SharedToken } from '../../../application/session/shared-token';
import type { VaultValues } from '../../../application/ports/session/session-vault';
import { MemoryDevice } from '../../builders/memory-device';
import { MemorySessionSharings } from '../../builders/memory-session-sharing';
import { MemoryVault } from '../../builders/memory-vault';

/** A browser with one living tab, and a tab that is opened beside it with what it remembers. */
function besideALivingTab(remembered: Partial<VaultValues> = {}) {
  const device = new MemoryDevice();
  const sharings = new MemorySessionSharings();
  const living = new MemoryVault();
  const state = { isShareable: true };
  const session = device.browserSession().open();
  living.write('AUTH_CHECKED', 'token');
  living.write('sessionName', session);
  const sharing = sharings.open();
  const stop = new ShareSession(living, sharing, new SharedToken(living, sharing), state).start(session);
  const vault = new MemoryVault();
  for (const [key, value] of Object.entries(remembered)) vault.write(key as keyof VaultValues, value);
  const join = () => new JoinSession(vault, device.browserSession(), sharings.open()).execute();
  return { device, living, vault, state, session, stop, join };
}

describe('a tab that is opened beside a living one', () => {
  it('[R21, SESS-11, SESS-20] goes on in its session, and is handed nothing else that the other keeps', async () => {
    const { living, vault, session, join } = besideALivingTab();
    living.write('isVPinValidated', true);
    living.write('order', 'a draft');
    await join();
    expect([vault.keys, vault.read('AUTH_CHECKED'), vault.read('sessionName')]).toEqual([
      ['AUTH_CHECKED', 'sessionName'],
      'token',
      session,
    ]);
  });

  it('[SESS-24, SESS-25, R21] a tab that was asked to log in keeps where it was going, and no reason to log in', async () => {
    const { vault, join } = besideALivingTab({ endReason: 'not-signed-in', redirect: '/orders' });
    await join();
    expect([vault.read('AUTH_CHECKED'), vault.read('endReason'), vault.read('redirect')]).toEqual([
      'token',
      undefined,
      '/orders',
    ]);
  });

  it.each([
    [{ endReason: 'another-login' }],
    [{ endReason: 'expired' }],
    [{ endReason: 'idle' }],
    [{ endReason: 'logged-out' }],
    [{ endReason: 'ended-elsewhere' }],
    [{ sessionExpired: true }],
  ] as const)('[R13, R21] a tab that had a session of its own joins no other: %o', async (remembered) => {
    const { vault, join } = besideALivingTab(remembered);
    await join();
    expect(vault.read('AUTH_CHECKED')).toBeUndefined();
  });

  it('[R21] a tab that has a session, open or waiting for its code, keeps it', async () => {
    const { vault, join } = besideALivingTab({ AUTH_CHECKED: 'own', oneTimeCodePending: true });
    await join();
    expect([vault.read('AUTH_CHECKED'), vault.read('sessionName')]).toEqual(['own', undefined]);
  });

  it('[OPEN-11, R21] finds nothing to join where the living tab was closed, is being left, waits for a code or is another session’s', async () => {
    const closed = besideALivingTab();
    closed.stop();
    const leaving = besideALivingTab();
    leaving.state.isShareable = false;
    const other = besideALivingTab();
    other.living.write('sessionName', 'another');
    const ended = besideALivingTab();
    ended.device.browserSession().close(ended.session);
    for (const { vault, join } of [closed, leaving, other, ended]) {
      await join();
      expect(vault.keys).toEqual([]);
    }
  });

  it('[R21] a session that ends while it is asked for, or gives way to another login, isn’t joined', async () => {
    const { device, vault, join } = besideALivingTab();
    const joining = join();
    device.browserSession().open();
    await joining;
    expect(vault.keys).toEqual([]);
  });
});
