import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ChannelSessionSharing } from '../../adapters/browser/channel-session-sharing';
import { LazySessionSharing } from '../../adapters/browser/lazy-session-sharing';
import { garbage } from '../arbitraries/garbage';
import { settled } from '../builders/settled';
import { TestClock } from '../builders/test-clock';

const scope = 'etrading.session.TW';

/** One tab's end of the channel that a browser's tabs have in common. */
class Channel {
  private readonly listeners = new Set<(event: MessageEvent<unknown>) => void>();

  constructor(private readonly all: Set<Channel>) {
    all.add(this);
  }

  addEventListener(_: 'message', listener: (event: MessageEvent<unknown>) => void): void {
    this.listeners.add(listener);
  }

  removeEventListener(_: 'message', listener: (event: MessageEvent<unknown>) => void): void {
    this.listeners.delete(listener);
  }

  postMessage(message: unknown): void {
    const data: unknown = structuredClone(message);
    for (const channel of this.all) if (channel !== this) channel.hear(new MessageEvent('message', { data }));
  }

  private hear(event: MessageEvent<unknown>): void {
    for (const listener of Array.from(this.listeners)) listener(event);
  }
}

/** The shared locks of one browser's tabs. */
class SharedLocks {
  private readonly names: string[] = [];

  readonly request = async (name: string, _: unknown, work: () => Promise<unknown>): Promise<unknown> => {
    this.names.push(name);
    await work();
    this.names.splice(this.names.indexOf(name), 1);
    return undefined;
  };

  readonly query = () => Promise.resolve({ held: this.names.map((name) => ({ name })) });
}

/** A browser whose tabs are opened one by one; one without locks can't say which tabs there are. */
function aBrowser(hasLocks = true) {
  const clock = new TestClock();
  const locks = hasLocks ? new SharedLocks() : undefined;
  const channels = new Set<Channel>();
  const openChannel = () => new Channel(channels);
  const openTab = () =>
    new ChannelSessionSharing(scope, { channel: openChannel(), locks }, (time, call) => clock.after(time, call));
  return { clock, openTab, openChannel };
}

/** A tab that shares its token, and keeps a later one. */
function sharingTab(token: string | undefined) {
  const tab = {
    token,
    offer: () => Promise.resolve(tab.token),
    isRenewing: () => false,
    adopt: (renewed: string) => {
      tab.token = renewed;
    },
  };
  return tab;
}

describe('a session that tabs share', () => {
  it('[R21, OPEN-12] a tab is handed the token of a living tab of the session that it asks for, and of no other', async () => {
    const { openTab } = aBrowser();
    openTab().serve('session-a', sharingTab('token-a'));
    openTab().serve('session-b', sharingTab('token-b'));
    expect(await openTab().ask('session-b')).toBe('token-b');
    expect(await openTab().ask('session-a')).toBe('token-a');
    expect(await openTab().ask('session-c')).toBeUndefined();
  });

  it('[R21] nobody is waited for where no other tab is there, and a closed one isn’t', async () => {
    const { openTab } = aBrowser();
    const tab = openTab();
    const stop = openTab().serve('session-a', sharingTab('token-a'));
    tab.serve('session-a', sharingTab('token-a'));
    stop();
    await settled();
    expect(await tab.ask('session-a', new Set(['token-a']))).toBeUndefined();
    expect(await openTab().ask('session-a')).toBe('token-a');
  });

  it('[R21] a tab that has nothing to share, such as one that is logging out, is waited for three seconds at most', async () => {
    const { openTab, clock } = aBrowser();
    openTab().serve('session-a', sharingTab(undefined));
    const asked = openTab().ask('session-a');
    await settled();
    clock.advance(2_999);
    const early = await Promise.race([asked.then(() => 'given up'), settled().then(() => 'waiting')]);
    clock.advance(1);
    expect([early, await asked]).toEqual(['waiting', undefined]);
  });

  it('[REAUTH-19, R21] a tab that waits for the answer to its renewal says so, and is waited for ten seconds at most', async () => {
    const { openTab, clock } = aBrowser();
    const offers: ((token: string) => void)[] = [];
    const offer = () => new Promise<string>((resolve) => void offers.push(resolve));
    openTab().serve('session-a', { offer, isRenewing: () => true, adopt: () => {} });
    const asked = openTab().ask('session-a', new Set(['old']));
    await settled();
    clock.advance(9_999);
    offers[0]?.('new');
    expect(await asked).toBe('new');
    const late = openTab().ask('session-a', new Set(['old']));
    await settled();
    clock.advance(10_000);
    expect(await late).toBeUndefined();
  });

  it('[REAUTH-19, R21] a tab that asks hears of a renewal meanwhile, and of none of a token that it was refused', async () => {
    const { openTab } = aBrowser();
    const renewing = openTab();
    renewing.serve('session-a', sharingTab(undefined));
    const asked = openTab().ask('session-a', new Set(['old']));
    await settled();
    renewing.tell('session-a', 'old');
    renewing.tell('session-a', 'new');
    expect(await asked).toBe('new');
  });

  it('[R21] a tab knows of another that serves its session, and that it doesn’t know where the browser can’t say', async () => {
    const { openTab } = aBrowser();
    const tab = openTab();
    tab.serve('session-a', sharingTab('token-a'));
    await settled();
    expect(await tab.isServedElsewhere('session-a')).toBe(false);
    openTab().serve('session-a', sharingTab('token-a'));
    await settled();
    expect(await tab.isServedElsewhere('session-a')).toBe(true);
    expect(await aBrowser(false).openTab().isServedElsewhere('session-a')).toBeUndefined();
  });

  it('[R21] half a second is all that a browser is waited for that can’t say which tabs there are', async () => {
    const { openTab, clock } = aBrowser(false);
    const alone = openTab().ask('session-a');
    await settled();
    clock.advance(500);
    expect(await alone).toBeUndefined();
    openTab().serve('session-a', sharingTab('token-a'));
    expect(await openTab().ask('session-a')).toBe('token-a');
  });

  it('[REAUTH-19, R21] a renewed token reaches the other tabs of its session, and a tab that missed it finds it by asking', async () => {
    const { openTab } = aBrowser();
    const [first, second, other] = [sharingTab('old'), sharingTab('old'), sharingTab('other')];
    openTab().serve('session-a', first);
    openTab().serve('session-a', second);
    openTab().serve('session-b', other);
    openTab().tell('session-a', 'new');
    await settled();
    expect([first.token, second.token, other.token]).toEqual(['new', 'new', 'other']);
    expect(await openTab().ask('session-a', new Set(['old']))).toBe('new');
  });

  it('[REAUTH-19] the refused token is no answer: where all tabs have it, there is nothing to wait for', async () => {
    const { openTab } = aBrowser();
    openTab().serve('session-a', sharingTab('old'));
    openTab().serve('session-a', sharingTab('old'));
    expect(await openTab().ask('session-a', new Set(['old']))).toBeUndefined();
  });

  it('[R13, R21, SESS-05] nothing that is no message changes, reveals or throws anything, and an answer to another question is none', async () => {
    const { openTab, openChannel, clock } = aBrowser();
    const tab = sharingTab('token-a');
    openTab().serve('session-a', tab);
    const stranger = openChannel();
    const heard: unknown[] = [];
    stranger.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard.push(data));
    const bad = fc.oneof(
      fc.anything().filter((value) => typeof value !== 'function' && !hasFunction(value)),
      fc.record({ kind: garbage, session: garbage, question: garbage, token: garbage }),
      fc.record({ kind: fc.constant('renewed'), session: garbage, token: garbage }),
      fc.record({
        kind: fc.constant('renewed'),
        session: fc.constant('session-a'),
        token: fc.constantFrom('', 'a\r\nX-Evil: 1', '密碼', 7, null, {}, 'x'.repeat(4097)),
      }),
      fc.record({ kind: fc.constant('asked'), session: fc.constant('session-b'), question: garbage }),
    );
    for (const value of fc.sample(bad, 500)) post(stranger, value);
    const asked = openTab().ask('session-x');
    post(stranger, { kind: 'offered', session: 'session-x', question: 'guessed', token: 'planted' });
    await settled();
    clock.advance(3_000);
    expect([await asked, tab.token, heard]).toEqual([undefined, 'token-a', []]);
  });

  it('[R5, R21] a page whose code for sharing doesn’t arrive is on its own, and tries again when it next needs it', async () => {
    const { openTab } = aBrowser();
    openTab().serve('session-a', sharingTab('token-a'));
    let isThere = false;
    const lazy = new LazySessionSharing(() =>
      isThere ? Promise.resolve(openTab()) : Promise.reject(new Error('offline')),
    );
    const tab = sharingTab('old');
    lazy.serve('session-a', tab)();
    lazy.tell('session-a', 'lost');
    expect(await lazy.ask('session-a')).toBeUndefined();
    isThere = true;
    expect(await lazy.ask('session-a')).toBe('token-a');
    const stop = lazy.serve('session-a', tab);
    await settled();
    openTab().tell('session-a', 'new');
    await settled();
    stop();
    openTab().tell('session-a', 'newer');
    await settled();
    expect(tab.token).toBe('new');
  });
});

const hasFunction = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).some((part) => typeof part === 'function' || hasFunction(part));

/** What the browser itself refuses to send is no message either. */
function post(channel: Channel, value: unknown): void {
  try {
    channel.postMessage(value);
  } catch {
    // A symbol, for one, can't be copied.
  }
}
