import fc from 'fast-check';
import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { SignIn } from '../../../application/session/sign-in';
import { SignOut } from '../../../application/session/sign-out';
import { RegisterSession } from '../../../application/session/register-session';
import { JoinSession } from '../../../application/session/join-session';
import { SessionOpener } from '../../../application/session/session-opener';
import { SessionEpoch } from '../../../application/session/session-epoch';
import { ShareSession } from '../../../application/session/share-session';
import { SharedToken } from '../../../application/session/shared-token';
import { LoginViewModel } from '../../../ui/screens/login/login-view-model';
import { SessionStore } from '../../../ui/stores/session-store';
import { MemoryDevice } from '../../builders/memory-device';
import { MemorySessionSharings } from '../../builders/memory-session-sharing';
import { settled } from '../../builders/settled';
import { MemoryVault } from '../../builders/memory-vault';
import { RecordedNavigation } from '../../builders/recorded-navigation';
import { type CookieJar, SmallServer, SmallServerSessions } from '../../builders/small-server';

describe('tabs, devices and clients', () => {
  it('[R21, AUTH-51, OPEN-11, OPEN-12] nobody sees or ends another’s session, whoever logs in, out, proves, sleeps, wakes or opens one more in whichever tab', async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(allCommands(), { maxCommands: 40 }), async (commands) => {
        await fc.asyncModelRun(() => ({ model: aModel(), real: new Real() }), commands);
      }),
      { numRuns: 200 },
    );
  });

  it('[R21] another’s login clears the older tab at once, whatever its next call would have been', async () => {
    const real = new Real();
    await real.tab(0).logIn('AHSIEH11', '1');
    await real.tab(1).logIn('BLIAO222', '2');
    expect([real.tab(0).session.isSignedIn, real.tab(1).session.isSignedIn]).toEqual([false, true]);
    expect(real.tab(0).vault.keys).not.toContain('AUTH_CHECKED');
    expect(real.tab(0).session.endReason).toBe('another-login');
    expect(real.tab(0).navigation.exits).toEqual(['another-login']);
    expect(await real.tab(1).whose()).toBe('BLIAO222');
  });

  it('[R21] a tab that the server refuses while another logs in says so, as soon as that is known', async () => {
    const real = new Real();
    await real.tab(0).logIn('AHSIEH11', '1');
    real.server.open.delete(real.jar(0).cookie);
    expect(await real.tab(0).whose()).toBeUndefined();
    expect(real.tab(0).session.endReason).toBe('expired');
    await real.tab(1).logIn('BLIAO222', '2');
    expect(real.tab(0).session.endReason).toBe('another-login');
    expect(real.tab(1).session.isSignedIn).toBe(true);
    // The next login in this tab has nothing to do with it.
    await real.tab(0).logIn('AHSIEH11', '1');
    expect(real.tab(0).session.endReason).toBeUndefined();
  });

  it.each(['expired', 'logged-out'] as const)(
    '[R21, ERR-10, ERR-11] a call that is refused after the session has ended (%s) changes nothing of what is said',
    async (reason) => {
      const real = new Real();
      const { session, navigation } = real.tab(0);
      await real.tab(0).logIn('AHSIEH11', '1');
      session.end(reason);
      session.enterPublicPage();
      // A part of the page that was being left asked once more.
      session.end('expired');
      expect(session.endReason).toBe(reason);
      expect(navigation.exits).toEqual(['logged-out']);
      await real.tab(1).logIn('BLIAO222', '2');
      expect(session.endReason).toBe(reason === 'expired' ? 'another-login' : reason);
    },
  );

  it('[OPEN-11, ERR-10] a tab that the server refuses while the other logs out says that it was logged out there', async () => {
    const real = new Real();
    await real.tab(0).logIn('AHSIEH11', '1');
    real.reload(1, copyOf(real.tab(0).vault));
    const loggedOut = real.tab(0).logOut('logged-out');
    await real.tab(1).whose();
    await loggedOut;
    expect([real.tab(0).session.endReason, real.tab(1).session.endReason]).toEqual(['logged-out', 'ended-elsewhere']);
  });

  it('[R21, OPEN-16] a tab whose change found no session says so after its end, and the tab beside it goes on', async () => {
    const real = new Real();
    await real.tab(0).logIn('AHSIEH11', '1');
    real.reload(1, copyOf(real.tab(0).vault));
    const { session } = real.tab(0);
    session.announce('change-unconfirmed');
    expect(session.isSignedIn).toBe(true);
    // A part of the page that asks meanwhile is refused too.
    session.end('expired');
    expect([session.endReason, real.tab(1).session.isSignedIn]).toEqual(['change-unconfirmed', true]);
  });

  it('[R21] the channel alone tells without the device’s storage', async () => {
    const real = new Real(false);
    await real.tab(0).logIn('AHSIEH11', '1');
    await real.tab(1).logIn('BLIAO222', '2');
    expect(real.tab(0).session.endReason).toBe('another-login');
    expect(await real.tab(1).whose()).toBe('BLIAO222');
  });
});

/** A session and how often it was given another token; a tab's proof is the one it has heard of. */
type ModelSession = { readonly client: string; isOpen: boolean; isAlive: boolean; proof: number };
type ModelTab = { session: ModelSession | undefined; isAsleep: boolean; proof: number };
type Model = { readonly tabs: ModelTab[]; readonly held: (ModelSession | undefined)[]; readonly all: ModelSession[] };
type Command = fc.AsyncCommand<Model, Real>;

/** Two devices with two tabs each. */
const tabNumbers = [0, 1, 2, 3] as const;
const deviceOf = (tab: number): number => Math.floor(tab / 2);
const twinOf = (tab: number): number => (tab % 2 === 0 ? tab + 1 : tab - 1);

function aModel(): Model {
  return {
    tabs: tabNumbers.map(() => ({ session: undefined, isAsleep: false, proof: 0 })),
    held: [undefined, undefined],
    all: [],
  };
}

function allCommands() {
  const tab = fc.constantFrom(...tabNumbers);
  return [
    fc.tuple(tab, fc.constantFrom('AHSIEH11', 'BLIAO222', 'CWANG888')).map(([at, client]) => logsIn(at, client)),
    tab.map(entersCode),
    tab.map((at) => logsOut(at, 'logged-out')),
    tab.map((at) => logsOut(at, 'idle')),
    tab.map(asks),
    tab.map(provesWhoActs),
    tab.map(isOpenedAfresh),
    tab.map(serverForgets),
    tab.map(sleeps),
    tab.map(wakes),
    tab.map(reloads),
    tab.map(isDuplicated),
  ];
}

const logsIn = (at: number, client: string): Command =>
  command(`${client} logs in in ${at}`, {
    check: (tab) => !tab.isAsleep && tab.session === undefined,
    at,
    act: async (model, real) => {
      await real.tab(at).logIn(client, String(model.all.length));
      const session = { client, isOpen: !client.startsWith('C'), isAlive: true, proof: 0 };
      model.all.push(session);
      Object.assign(tabOf(model, at), { session, proof: 0 });
      hold(model, deviceOf(at), session);
    },
  });

const entersCode = (at: number): Command =>
  command(`${at} enters the code`, {
    check: (tab) => !tab.isAsleep && tab.session?.isOpen === false && tab.session.isAlive,
    at,
    act: async (model, real) => {
      await real.tab(at).enterCode();
      const { session } = tabOf(model, at);
      if (session) session.isOpen = true;
    },
  });

const logsOut = (at: number, reason: 'logged-out' | 'idle'): Command =>
  command(`${at}: ${reason}`, {
    // One that slept through a proof has a token that ends nothing; the session is then nobody's any more.
    check: (tab) => tab.session?.isOpen === true && tab.proof === tab.session.proof,
    at,
    act: async (model, real) => {
      await real.tab(at).logOut(reason);
      leave(model, at);
    },
  });

const asks = (at: number): Command =>
  command(`${at} asks for its figures`, {
    check: (tab) => tab.session?.isOpen === true,
    at,
    act: async (model, real) => {
      const { session } = tabOf(model, at);
      const isAnswered = takesOver(model, at);
      expect(await real.tab(at).whose()).toBe(isAnswered ? session?.client : undefined);
      if (!isAnswered) expire(model, at);
    },
  });

const provesWhoActs = (at: number): Command =>
  command(`${at} proves who acts`, {
    check: (tab) => !tab.isAsleep && tab.session?.isOpen === true,
    at,
    act: async (model, real) => {
      const isAnswered = takesOver(model, at);
      await real.tab(at).stepUp();
      const tab = tabOf(model, at);
      if (!isAnswered) expire(model, at);
      else if (tab.session) tab.proof = tab.session.proof += 1;
      const twin = tabOf(model, twinOf(at));
      if (isAnswered && !twin.isAsleep && twin.session === tab.session) twin.proof = tab.proof;
    },
  });

const isOpenedAfresh = (at: number): Command =>
  command(`${at} is closed, and a new tab opened in its place`, {
    check: () => true,
    at,
    act: async (model, real) => {
      await real.openAfresh(at);
      const twin = tabOf(model, twinOf(at));
      const isLiving = !twin.isAsleep && twin.session?.isOpen === true && twin.session === model.held[deviceOf(at)];
      const { session, proof } = isLiving ? twin : { session: undefined, proof: 0 };
      Object.assign(tabOf(model, at), { session, proof, isAsleep: false });
    },
  });

const serverForgets = (at: number): Command =>
  command(`the server ends what ${at} holds`, {
    check: () => true,
    at,
    act: (model, real) => {
      real.server.open.delete(real.jar(deviceOf(at)).cookie);
      const held = model.held[deviceOf(at)];
      if (held) held.isAlive = false;
    },
  });

const sleeps = (at: number): Command =>
  command(`${at} falls asleep`, {
    check: (tab) => !tab.isAsleep,
    at,
    act: (model, real) => {
      real.tab(at).sleep();
      tabOf(model, at).isAsleep = true;
    },
  });

const wakes = (at: number): Command =>
  command(`${at} wakes`, {
    check: (tab) => tab.isAsleep,
    at,
    act: (model, real) => {
      real.tab(at).wake();
      tabOf(model, at).isAsleep = false;
      follow(model, at);
    },
  });

const reloads = (at: number): Command =>
  command(`${at} loads again`, {
    check: (tab) => tab.session?.isOpen !== false,
    at,
    act: (model, real) => {
      real.reload(at, real.tab(at).vault);
      tabOf(model, at).isAsleep = false;
      follow(model, at);
    },
  });

const isDuplicated = (at: number): Command =>
  command(`${at} is opened a second time`, {
    check: (tab) => tab.session?.isOpen !== false,
    at,
    act: (model, real) => {
      const twin = twinOf(at);
      if (tabOf(model, twin).session !== undefined) return;
      real.reload(twin, copyOf(real.tab(at).vault));
      Object.assign(tabOf(model, twin), { ...tabOf(model, at), isAsleep: false });
      follow(model, twin);
    },
  });

type Step = {
  readonly at: number;
  readonly check: (tab: ModelTab) => boolean;
  readonly act: (model: Model, real: Real) => Promise<void> | void;
};

/** A step of one tab; every tab and the server are compared afterwards. */
function command(name: string, { at, check, act }: Step): Command {
  return {
    check: (model) => check(tabOf(model, at)),
    run: async (model, real) => {
      await act(model, real);
      await settled();
      compare(model, real);
    },
    toString: () => name,
  };
}

function compare(model: Model, real: Real): void {
  for (const at of tabNumbers) {
    const { session, isAsleep } = tabOf(model, at);
    if (isAsleep) continue;
    expect([at, real.tab(at).session.isSignedIn]).toEqual([at, session?.isOpen === true]);
    if (session === undefined) expect(real.tab(at).vault.keys).not.toContain('AUTH_CHECKED');
  }
  expect([...real.server.open.values()].map(({ id }) => id).sort()).toEqual(
    model.all.flatMap(({ isAlive }, index) => (isAlive ? [index + 1] : [])).sort(),
  );
  expect(real.server.strangeLogouts).toBe(0);
}

function tabOf(model: Model, at: number): ModelTab {
  const tab = model.tabs[at];
  if (!tab) throw new Error(`no tab ${at}`);
  return tab;
}

/** The device holds another session from now on: its tabs that are awake follow. */
function hold(model: Model, device: number, session: ModelSession | undefined): void {
  model.held[device] = session;
  for (const at of tabNumbers) if (deviceOf(at) === device && !tabOf(model, at).isAsleep) follow(model, at);
}

/** Tells whether a tab is answered, by its own token or by that of its twin, which is then its own. */
function takesOver(model: Model, at: number): boolean {
  const tab = tabOf(model, at);
  const twin = tabOf(model, twinOf(at));
  const { session } = tab;
  if (session === undefined || session !== model.held[deviceOf(at)] || !session.isAlive) return false;
  if (!twin.isAsleep && twin.session === session && twin.proof === session.proof) tab.proof = twin.proof;
  return tab.proof === session.proof;
}

function follow(model: Model, at: number): void {
  const tab = tabOf(model, at);
  if (tab.session !== model.held[deviceOf(at)]) tab.session = undefined;
}

/** A client ends a session in one tab: it ends in all its tabs, and at the server, when it is the one that the device holds. */
function leave(model: Model, at: number): void {
  const { session } = tabOf(model, at);
  tabOf(model, at).session = undefined;
  if (!session || session !== model.held[deviceOf(at)]) return;
  session.isAlive = false;
  hold(model, deviceOf(at), undefined);
}

/** The server refuses a tab's session: it ends in this tab, and the device gives it up where no other tab serves it. */
function expire(model: Model, at: number): void {
  const { session } = tabOf(model, at);
  const twin = tabOf(model, twinOf(at));
  tabOf(model, at).session = undefined;
  const isServed = !twin.isAsleep && twin.session === session && session?.isOpen === true;
  if (session && session === model.held[deviceOf(at)] && !isServed) hold(model, deviceOf(at), undefined);
}

function copyOf(vault: MemoryVault): MemoryVault {
  const copy = new MemoryVault();
  for (const key of vault.keys) {
    const value = vault.read(key);
    if (value !== undefined) copy.write(key, value);
  }
  return copy;
}

type Device = { readonly shared: MemoryDevice; readonly sharings: MemorySessionSharings; readonly jar: CookieJar };

class Real {
  readonly server = new SmallServer();
  private readonly devices: readonly Device[];
  private readonly tabs: Tab[];

  constructor(keepsNames = true) {
    this.devices = [0, 1].map(() => ({
      shared: new MemoryDevice(keepsNames),
      sharings: new MemorySessionSharings(),
      jar: { cookie: '' },
    }));
    this.tabs = tabNumbers.map((at) => this.openTab(at, new MemoryVault()));
  }

  tab(at: number): Tab {
    const tab = this.tabs[at];
    if (!tab) throw new Error(`no tab ${at}`);
    return tab;
  }

  jar(device: number): CookieJar {
    return this.device(device).jar;
  }

  reload(at: number, vault: MemoryVault): void {
    this.tab(at).sleep();
    this.tabs[at] = this.openTab(at, vault);
  }

  /** A tab that knows nothing, opened by a bookmark or beside another. */
  async openAfresh(at: number): Promise<void> {
    const { shared, sharings } = this.device(deviceOf(at));
    const vault = new MemoryVault();
    this.tab(at).sleep();
    await new JoinSession(vault, shared.browserSession(), sharings.open()).execute();
    this.tabs[at] = this.openTab(at, vault);
  }

  private device(number: number) {
    const device = this.devices[number];
    if (!device) throw new Error(`no device ${number}`);
    return device;
  }

  private openTab(at: number, vault: MemoryVault): Tab {
    return new Tab(this.server, this.device(deviceOf(at)), vault);
  }
}

/** One tab with all that logs in and out. */
class Tab {
  readonly navigation = new RecordedNavigation();
  readonly session: SessionStore;
  private readonly sessions: SmallServerSessions;
  private readonly login: LoginViewModel;
  private readonly share: ShareSession;
  private stop: () => void;

  constructor(
    server: SmallServer,
    { shared, sharings, jar }: Device,
    readonly vault: MemoryVault,
  ) {
    const tabs = shared.channel();
    const browserSession = shared.browserSession();
    const sharing = sharings.open();
    const sharedToken = new SharedToken(vault, sharing);
    this.sessions = new SmallServerSessions(server, jar, vault, () => this.session, sharedToken);
    this.session = new SessionStore({
      vault,
      navigation: this.navigation,
      tabs,
      browserSession,
      sharing,
      epoch: new SessionEpoch(),
    });
    const nameSession = new RegisterSession(browserSession, vault, tabs);
    this.login = new LoginViewModel(
      new SignIn(this.sessions, vault, new SessionOpener(vault, nameSession), 'TW'),
      this.session,
    );
    this.share = new ShareSession(vault, sharing, sharedToken, this.session);
    this.stop = this.follow();
  }

  async logIn(client: string, secret: string): Promise<void> {
    this.login.typeUsername(client);
    this.login.typeSecret(secret);
    await this.login.submit();
  }

  async enterCode(): Promise<void> {
    const answer = await this.sessions.validateOneTimeCode();
    if (answer.ok && answer.value) this.login.finish();
  }

  logOut(reason: 'logged-out' | 'idle'): Promise<void> {
    return new SignOut(this.sessions, this.session).execute(reason);
  }

  whose(): Promise<string | undefined> {
    return this.sessions.whose();
  }

  stepUp(): Promise<void> {
    return this.sessions.stepUp();
  }

  /** No news comes through. */
  sleep(): void {
    this.stop();
  }

  wake(): void {
    this.stop = this.follow();
  }

  private follow(): () => void {
    const stopFollowing = this.session.followOtherTabs();
    let stopSharing = () => {};
    const stopWatching = autorun(() => {
      stopSharing();
      stopSharing = this.session.isSignedIn ? this.share.start(this.session.name) : () => {};
    });
    return () => {
      stopFollowing();
      stopWatching();
      stopSharing();
    };
  }
}
