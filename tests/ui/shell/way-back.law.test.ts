import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SessionEpoch } from '../../../application/session/session-epoch';
import { SessionStore } from '../../../ui/stores/session-store';
import { garbage } from '../../arbitraries/garbage';
import { MemoryDevice } from '../../builders/memory-device';
import { MemorySessionSharings } from '../../builders/memory-session-sharing';
import { MemoryVault } from '../../builders/memory-vault';
import { RecordedNavigation } from '../../builders/recorded-navigation';
import { sharedDataFile } from '../../builders/shared-data';

const hostile = sharedDataFile('hostile/redirect.txt');
const origin = 'https://portal.example';

/** Where a browser on a page of the portal would go. */
const originOf = (path: string): string => new URL(path, `${origin}/eTrading/v2/login`).origin;

describe('the way back after a login', () => {
  it.runIf(hostile !== undefined)('[LINK-56, OPEN-73] never leaves the portal, whatever address was stored', () => {
    const listed = readFileSync(hostile ?? '', 'utf8')
      .split('\n')
      .filter(Boolean);
    expect(listed.length).toBeGreaterThan(400);
    for (const address of listed) expect(originOf(wayBack(address, '')), address).toBe(origin);
  });

  it('[LINK-56, SESS-24, SESS-25, OPEN-73] never leaves the portal, for any path and parameters', () => {
    const piece = fc.oneof(
      garbage,
      fc.constantFrom('/', '//', '\\', '/\\', '?a=b', '#c', 'evil.example', 'https:', '@'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), fc.oneof(garbage, fc.constant('')), (path, params) => {
        expect(originOf(wayBack(path.join(''), params))).toBe(origin);
      }),
      { numRuns: 2_000 },
    );
  });

  it('[OPEN-12, SESS-24, SESS-25] the way back is forgotten when the session ends: the next login leads to the portfolio', () => {
    const session = signedOut('/client-tier', '?tab=2');
    expect(session.destination).toBe('/client-tier?tab=2');
    // Asked for once more, as a page that is drawn twice does.
    expect(session.destination).toBe('/client-tier?tab=2');
    session.end('logged-out');
    expect(session.destination).toBe('/');
  });
});

const wayBack = (path: string, params: string): string => signedOut(path, params).destination;

function signedOut(path: string, params: string): SessionStore {
  const device = new MemoryDevice();
  const session = new SessionStore({
    vault: new MemoryVault(),
    navigation: new RecordedNavigation(),
    tabs: device.channel(),
    browserSession: device.browserSession(),
    sharing: new MemorySessionSharings().open(),
    epoch: new SessionEpoch(),
  });
  session.remember(path, params);
  return session;
}
