// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BroadcastTabChannel } from '../../adapters/browser/broadcast-tab-channel';
import { pageCode } from '../../adapters/browser/page-code';
import { BrowserNavigation } from '../../adapters/browser/browser-navigation';
import { BrowserSessionCookies } from '../../adapters/browser/browser-session-cookies';
import { browserPage, failedCall, type Page } from '../../adapters/browser/browser-page';
import { failedCallIncident } from '../../adapters/browser/failed-call-incident';
import { ScriptChatbot } from '../../adapters/browser/chatbot/script-chatbot';
import { TagManagerPageViews } from '../../adapters/browser/tag-manager-page-views';
import spreadsheetWorker from '../../adapters/browser/files/spreadsheet-worker?worker&url';
import { installTrustedTypes } from '../../adapters/browser/trusted-types';
import type { CallFailure, WriteOutcome } from '../../application/ports/call-failure';
import type { TabMessage } from '../../application/ports/session/tab-channel';

const timeout: CallFailure = { kind: 'no-answer', reason: 'timeout' };

class RecordedPage implements Page {
  readonly moves: string[] = [];

  from = '/eTrading/v2/';
  isThere = true;

  constructor(public at = '/eTrading/v2/') {}

  path(): string {
    return this.at;
  }

  readonly reports: CallFailure[] = [];

  origin(): string {
    return this.from;
  }

  reportFailure(failure: CallFailure): void {
    this.reports.push(failure);
  }

  isServed(): Promise<boolean> {
    return Promise.resolve(this.isThere);
  }

  navigateAway(address: string): void {
    this.moves.push(`leaves for ${address}`);
  }

  failureEffect(): WriteOutcome | undefined {
    return undefined;
  }

  failureCode(): string | undefined {
    return undefined;
  }

  show(path: string, failure?: { readonly effect: WriteOutcome }): void {
    this.at = path;
    this.moves.push(['shows', path, failure?.effect].filter(Boolean).join(' '));
  }

  replace(path: string): void {
    this.at = path;
    this.moves.push(`puts in its place ${path}`);
  }
}

const scripts = (): (string | null)[] => Array.from(document.scripts).map((script) => script.getAttribute('src'));

beforeEach(() => {
  document.head.replaceChildren();
  globalThis.dataLayer = undefined;
});
afterEach(() => {
  globalThis.trustedTypes = undefined;
});

describe('leaving for a page outside the route table', () => {
  it.each([
    ['HK', 'coexist', 'another-login', 'leaves for /eTrading/v2/login'],
    ['TW', 'standalone', 'another-login', 'shows /eTrading/v2/logged-out'],
    ['TW', 'coexist', 'not-found', 'leaves for /eTrading/#/message/notFound'],
    ['HK', 'coexist', 'logged-out', 'leaves for /eTrading/#/logout?region=hk'],
    ['TW', 'coexist', 'logged-out', 'leaves for /eTrading/#/logout?region=tw'],
    ['TW', 'standalone', 'not-found', 'puts in its place /eTrading/v2/not-found'],
    ['HK', 'standalone', 'logged-out', 'shows /eTrading/v2/logged-out'],
  ] as const)(
    '[OPEN-16, CONFLICT-13, CONF-24] leaving for a page outside the route table in %s, %s, %s: %s',
    (region, profile, exitPage, move) => {
      const page = new RecordedPage();
      new BrowserNavigation({ region, profile, logoutAddress: undefined, extensions: new Set() }, page).leaveFor(
        exitPage,
      );
      expect(page.moves).toEqual([move]);
    },
  );

  it.each([
    ['coexist', 'leaves for /eTrading/#/generalError'],
    ['standalone', 'shows /eTrading/v2/general-error may-have-arrived'],
  ] as const)(
    '[OPEN-16, CONF-24, ERR-05] a page outside the route table is left for after a failure in %s: %s',
    (profile, move) => {
      const page = new RecordedPage();
      new BrowserNavigation(
        { region: 'HK', profile, logoutAddress: undefined, extensions: new Set() },
        page,
      ).leaveAfterFailure('may-have-arrived', timeout);
      expect(page.moves).toEqual([move]);
    },
  );

  it.each(['coexist', 'standalone'] as const)('[CONF-24] a configured logout address wins in %s', (profile) => {
    const page = new RecordedPage();
    new BrowserNavigation(
      { region: 'TW', profile, logoutAddress: 'https://firm.example/bye', extensions: new Set() },
      page,
    ).leaveFor('logged-out');
    expect(page.moves).toEqual(['leaves for https://firm.example/bye']);
  });

  it('many failures at once lead there once', () => {
    const page = new RecordedPage();
    const navigation = new BrowserNavigation(
      { region: 'TW', profile: 'standalone', logoutAddress: undefined, extensions: new Set() },
      page,
    );
    navigation.leaveAfterFailure('nothing-changed', timeout);
    navigation.leaveAfterFailure('nothing-changed', timeout);
    expect(page.moves).toHaveLength(1);
  });

  it('a route of ours is shown without reloading the page, and the router hears of it', () => {
    let heard = 0;
    const listen = () => (heard += 1);
    window.addEventListener('popstate', listen);
    browserPage.show('/eTrading/v2/general-error');
    window.removeEventListener('popstate', listen);
    expect([heard, browserPage.path()]).toEqual([1, '/eTrading/v2/general-error']);
  });
});

describe('loading again after a failure', () => {
  function after(from: string, isThere = true) {
    const page = Object.assign(new RecordedPage('/eTrading/v2/general-error'), { from, isThere });
    return {
      page,
      navigation: new BrowserNavigation(
        { region: 'TW', profile: 'standalone', logoutAddress: undefined, extensions: new Set() },
        page,
      ),
    };
  }

  it('[OPEN-16, ERR-05] goes back to where the client was, with the same view', async () => {
    const { page, navigation } = after('/eTrading/v2/funds?order=one-year');
    expect(await navigation.loadAgain()).toBe(true);
    expect(page.moves).toEqual(['leaves for /eTrading/v2/funds?order=one-year']);
  });

  it('[OPEN-16] stays and says so while the server doesn’t answer', async () => {
    const { page, navigation } = after('/eTrading/v2/funds', false);
    expect([await navigation.loadAgain(), page.moves]).toEqual([false, []]);
  });

  it.each(['/eTrading/v2/general-error', 'https://elsewhere.example/', '//elsewhere.example', '/eTrading/v20/x'])(
    '[OPEN-16] begins at the home when it comes from %s',
    async (from) => {
      const { page, navigation } = after(from);
      await navigation.loadAgain();
      expect(page.moves).toEqual(['leaves for /eTrading/v2/']);
    },
  );

  it('[OPEN-16] remembers the place over a reload of the error page', () => {
    window.history.replaceState(null, '', '/eTrading/v2/funds?order=name');
    browserPage.show('/eTrading/v2/general-error');
    expect(browserPage.origin()).toBe('/eTrading/v2/funds?order=name');
  });
});

describe('the effect of the failure behind the error page', () => {
  const navigation = new BrowserNavigation({
    region: 'TW',
    profile: 'standalone',
    logoutAddress: undefined,
    extensions: new Set(),
  });

  it.each(['nothing-changed', 'may-have-arrived'] as const)(
    '[OPEN-16] the effect of the failure behind the error page is kept with the page: %s',
    (effect) => {
      window.history.replaceState(null, '', '/eTrading/v2/');
      navigation.leaveAfterFailure(effect, { kind: 'server-error', status: 500, requestId: 'BCDFGHJK' });
      expect([navigation.failureEffect(), navigation.failureCode(), browserPage.path()]).toEqual([
        effect,
        'BCDFGHJK',
        '/eTrading/v2/general-error',
      ]);
    },
  );

  it('[OPEN-16, R23] a failure that no server has a number of bears the page’s own code, and operators are told of it', () => {
    const reports: CallFailure[] = [];
    const hear = ({ detail }: CustomEvent<CallFailure>) => void reports.push(detail);
    window.addEventListener(failedCall, hear);
    window.history.replaceState(null, '', '/eTrading/v2/');
    navigation.leaveAfterFailure('may-have-arrived', timeout);
    window.removeEventListener(failedCall, hear);
    expect(reports).toEqual([timeout]);
    expect(navigation.failureCode()).toMatch(/^[\da-f]{8}$/);
    expect(navigation.failureCode()).toBe(pageCode);
  });

  it('[OPEN-16, R23] a failure keeps the code of the page that it happened on after a reload, which has another', () => {
    window.history.replaceState(null, '', '/eTrading/v2/');
    navigation.leaveAfterFailure('nothing-changed', { kind: 'malformed' });
    expect(window.history.state).toMatchObject({ code: pageCode });
    // The page before the reload had this one.
    window.history.replaceState({ ...window.history.state, code: '0badc0de' }, '', '/eTrading/v2/general-error');
    expect(navigation.failureCode()).toBe('0badc0de');
  });

  it.each([
    { kind: 'no-answer', reason: 'offline' },
    { kind: 'no-answer', reason: 'timeout' },
    { kind: 'malformed' },
    { kind: 'rejected', errors: [] },
    { kind: 'server-error', status: 502 },
    { kind: 'server-error', status: 500, requestId: 'BCDFGHJK' },
    { kind: 'unauthorized', errors: [] },
    { kind: 'superseded' },
    { kind: 'not-offered' },
  ] as const satisfies readonly CallFailure[])(
    '[OPEN-16, ERR-04, R23] a client reads only a code that is on record, at the server or with what operators are told: %j',
    (failure) => {
      const onRecord: string[] = 'requestId' in failure ? [failure.requestId] : [];
      const hear = ({ detail }: CustomEvent<CallFailure>) => {
        if (failedCallIncident(detail)) onRecord.push(pageCode);
      };
      window.addEventListener(failedCall, hear);
      window.history.replaceState(null, '', '/eTrading/v2/');
      navigation.leaveAfterFailure('nothing-changed', failure);
      window.removeEventListener(failedCall, hear);
      expect([navigation.failureCode()]).toEqual(onRecord.length > 0 ? onRecord : [undefined]);
    },
  );

  it.each([null, 'may-have-arrived', {}, { effect: 'all-is-well' }, { effect: 7 }])(
    '[OPEN-16] neither the effect nor a code of the failure behind the error page is known where the history holds %j',
    (state) => {
      window.history.replaceState(state, '', '/eTrading/v2/general-error');
      expect([navigation.failureEffect(), navigation.failureCode()]).toEqual([undefined, undefined]);
    },
  );
});

describe('the tab channel', () => {
  it('speaks to the other tabs of its region, and to no others', async () => {
    const here = new BroadcastTabChannel('etrading.TW');
    const there = new BroadcastTabChannel('etrading.TW');
    const elsewhere = new BroadcastTabChannel('etrading.HK');
    const own: TabMessage[] = [];
    const others: TabMessage[] = [];
    here.onMessage((news) => own.push(news));
    elsewhere.onMessage((news) => others.push(news));
    const heard = new Promise<TabMessage>((resolve) => void there.onMessage(resolve));
    here.broadcast({ kind: 'logged-out', session: 'S' });
    expect(await heard).toEqual({ kind: 'logged-out', session: 'S' });
    expect([own, others]).toEqual([[], []]);
  });

  it('drops what isn’t news, and stops when told to', async () => {
    const stranger = new BroadcastChannel('etrading.TW');
    const tab = new BroadcastTabChannel('etrading.TW');
    const news: TabMessage[] = [];
    const stopEarly = tab.onMessage(() => news.push({ kind: 'activity', session: 'S', at: -1 }));
    stopEarly();
    const last = new Promise<void>((resolve) => {
      tab.onMessage((one) => {
        news.push(one);
        if (one.kind === 'logged-out') resolve();
      });
    });
    for (const message of [
      'x',
      null,
      { kind: 'other' },
      { kind: 'activity', session: 'S', at: 'now' },
      { kind: 'heartbeat', session: 'S' },
      { kind: 'heartbeat', session: 'S', at: 7 },
      { kind: 'heartbeat', session: 'S', at: 7, isHeard: false },
      { kind: 'logged-out' },
      { kind: 'logged-out', session: 'S' },
    ])
      stranger.postMessage(message);
    await last;
    stranger.close();
    expect(news).toEqual([
      { kind: 'heartbeat', session: 'S', at: 7 },
      { kind: 'heartbeat', session: 'S', at: 7, isHeard: false },
      { kind: 'logged-out', session: 'S' },
    ]);
  });

  it('the tab channel is silent where the browser has no such thing', () => {
    const { BroadcastChannel: known } = globalThis;
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    const tab = new BroadcastTabChannel('etrading.TW');
    expect(() => tab.broadcast({ kind: 'logged-out', session: 'S' })).not.toThrow();
    tab.onMessage(() => {})();
    globalThis.BroadcastChannel = known;
  });
});

describe('the tag manager', () => {
  const address = 'https://tags.example/gtm.js?id=GTM-1';

  it('[ANAL-01, ANAL-02, OPEN-62] hears of page views and of the account, its script added once', () => {
    const pageViews = new TagManagerPageViews({ tagManager: address });
    pageViews.viewed('/portfolio?msAccountNo=51#top');
    pageViews.identified('U1');
    expect(globalThis.dataLayer).toEqual([{ event: 'page_view', path: '/portfolio' }, { accountId: 'U1' }]);
    expect(scripts()).toEqual([address]);
  });

  it('[ANAL-03, CONF-19] hears nothing when none is configured', () => {
    const pageViews = new TagManagerPageViews({ tagManager: undefined });
    pageViews.viewed('/portfolio');
    pageViews.identified('U1');
    expect([globalThis.dataLayer, scripts()]).toEqual([undefined, []]);
  });

  it.each(['/re-auth-local', '/re-auth-callback', '/change-password', '/reset-username-password'])(
    'hears nothing of %s',
    (path) => {
      new TagManagerPageViews({ tagManager: address }).viewed(path);
      expect([globalThis.dataLayer, scripts()]).toEqual([undefined, []]);
    },
  );

  it('[ANAL-02, OPEN-62] the tag manager is told the account on a page of secrets, and loaded on the next page', () => {
    const page = new RecordedPage('/eTrading/v2/change-password');
    const pageViews = new TagManagerPageViews({ tagManager: address }, page);
    pageViews.identified('U1');
    expect([globalThis.dataLayer, scripts()]).toEqual([[{ accountId: 'U1' }], []]);
    page.at = '/eTrading/v2/';
    pageViews.viewed('/');
    expect(scripts()).toEqual([address]);
  });
});

describe('the chatbot', () => {
  const chatbot = { enabled: true, english: 'https://bot.example/en.js', other: 'https://bot.example/zh.js' };

  it('[CHAT-01, CHAT-03, CONFLICT-42] the chatbot is the English one for English, the other otherwise, each once and never both', () => {
    const bot = new ScriptChatbot({ chatbot }, new RecordedPage());
    bot.load('en_US');
    bot.load('en_US');
    expect(scripts()).toEqual([chatbot.english]);
    bot.load('zh_TW');
    bot.load('zh_HK');
    expect(scripts()).toEqual([chatbot.other]);
  });

  it('[CHAT-01, OPEN-63] the chatbot is not there when it isn’t enabled or its address is blank', () => {
    new ScriptChatbot({ chatbot: { ...chatbot, enabled: false } }, new RecordedPage()).load('en_US');
    new ScriptChatbot({ chatbot: { ...chatbot, english: '' } }, new RecordedPage()).load('en_US');
    expect(scripts()).toEqual([]);
  });

  it.each(['/re-auth-local', '/re-auth-callback', '/re-auth-redirect'])(
    '[CHAT-02] the chatbot is not there on %s',
    (route) => {
      new ScriptChatbot({ chatbot }, new RecordedPage(`/eTrading/v2${route}`)).load('zh_TW');
      expect(scripts()).toEqual([]);
    },
  );

  it('[CHAT-02] ends by loading the page again, where it was loaded', () => {
    let loads = 0;
    const bot = new ScriptChatbot({ chatbot }, new RecordedPage(), () => (loads += 1));
    bot.end();
    expect(loads).toBe(0);
    bot.load('zh_TW');
    bot.end();
    expect(loads).toBe(1);
  });
});

describe('the Trusted Types policy', () => {
  function policyOf(settings: Parameters<typeof installTrustedTypes>[0]) {
    const made: {
      name: string;
      rules: { createHTML(html: string): unknown; createScriptURL(url: string): unknown };
    }[] = [];
    globalThis.trustedTypes = { createPolicy: (name, rules) => made.push({ name, rules }) };
    installTrustedTypes(settings);
    const [policy] = made;
    if (!policy) throw new Error('no policy was made');
    return policy;
  }
  const chatbot = { enabled: true, english: 'https://bot.example/en.js', other: '' };

  it('lets no markup through but the empty text', () => {
    const { name, rules } = policyOf({ chatbot, tagManager: undefined });
    expect(name).toBe('default');
    expect(rules.createHTML('')).toBe('');
    for (const html of [' ', '<b>x</b>', 'text']) expect(rules.createHTML(html)).toBeNull();
  });

  it('lets only the exact configured script addresses through', () => {
    const { rules } = policyOf({ chatbot, tagManager: '/tags.js' });
    for (const address of ['/tags.js', chatbot.english]) expect(rules.createScriptURL(address)).toBe(address);
    for (const address of ['', '/tags.js?x', '/TAGS.js', 'https://bot.example/', 'https://bot.example/en.js#'])
      expect(rules.createScriptURL(address)).toBeNull();
  });

  it('[PORT-45] lets our own spreadsheet worker’s exact address through', () => {
    const { rules } = policyOf({ chatbot, tagManager: undefined });
    expect(spreadsheetWorker).toMatch(/spreadsheet-worker/);
    expect(rules.createScriptURL(spreadsheetWorker)).toBe(spreadsheetWorker);
    for (const address of [`${spreadsheetWorker}&x`, `https://evil.example${spreadsheetWorker}`, 'blob:x', 'data:,x'])
      expect(rules.createScriptURL(address)).toBeNull();
  });

  it('knows no chatbot that isn’t enabled', () => {
    const { rules } = policyOf({ chatbot: { ...chatbot, enabled: false }, tagManager: undefined });
    expect(rules.createScriptURL(chatbot.english)).toBeNull();
  });

  it('the Trusted Types policy is not needed where the browser doesn’t know it', () => {
    expect(() => installTrustedTypes({ chatbot, tagManager: undefined })).not.toThrow();
  });
});

describe('the cookies of a session', () => {
  /** A browser's cookies, of which it keeps those that it takes. */
  class Jar {
    readonly kept = new Map<string, string>();

    constructor(private readonly takes: (cookie: string) => boolean) {}

    get cookie(): string {
      return Array.from(this.kept, ([name, value]) => `${name}=${value}`).join('; ');
    }

    set cookie(text: string) {
      const [name = '', value = ''] = text.split(';', 1)[0]?.split('=') ?? [];
      if (!this.takes(text)) return;
      if (/; Max-Age=0/.test(text)) this.kept.delete(name);
      else this.kept.set(name, value);
    }
  }

  it('[SESS-01, R21] are kept where the browser keeps one of their kind, of which nothing is left', () => {
    const jar = new Jar(() => true);
    jar.cookie = 'language=en';
    expect(new BrowserSessionCookies(() => jar).areKept()).toBe(true);
    expect(jar.cookie).toBe('language=en');
  });

  it.each([
    ['all', () => false],
    ['those that only travel encrypted, as at an address without encryption', (text: string) => !/Secure/.test(text)],
  ] as const)('[SESS-01, R21] are not kept where the browser refuses %s', (_, takes) => {
    const jar = new Jar(takes);
    jar.cookie = 'language=en';
    expect(new BrowserSessionCookies(() => jar).areKept()).toBe(false);
  });

  it('[SESS-01, R21] are not kept where the browser refuses to be asked', () => {
    const refusing = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    expect(new BrowserSessionCookies(refusing).areKept()).toBe(false);
  });
});
