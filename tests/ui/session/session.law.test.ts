import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SignIn } from '../../../application/session/sign-in';
import { SignOut } from '../../../application/session/sign-out';
import { RegisterSession } from '../../../application/session/register-session';
import { SessionOpener } from '../../../application/session/session-opener';
import { SessionEpoch } from '../../../application/session/session-epoch';
import { LoginViewModel } from '../../../ui/screens/login/login-view-model';
import { SessionStore } from '../../../ui/stores/session-store';
import { MemoryDevice } from '../../builders/memory-device';
import { settled } from '../../builders/settled';
import type { SessionSharing } from '../../../application/ports/session/session-sharing';
import { MemorySessionSharings } from '../../builders/memory-session-sharing';
import { MemoryVault } from '../../builders/memory-vault';
import { RecordedNavigation } from '../../builders/recorded-navigation';
import { oneTimeCodeOf } from '../../builders/one-time-code-of';
import { ScriptedSessions } from '../../builders/scripted-sessions';

type TabModel = 'out' | 'code' | 'in';
type Model = { readonly tabs: TabModel[] };
type Real = { readonly tabs: readonly ReturnType<typeof openTab>[] };
type Command = fc.AsyncCommand<Model, Real>;

describe('the session', () => {
  it('[AUTH-06, SESS-01, SESS-03, OPEN-12, CONFLICT-54] the session is open exactly from the last right step until its end, in every tab, after any history', async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(allCommands(), { maxCommands: 30 }), async (commands) => {
        const device = new MemoryDevice();
        await fc.asyncModelRun(
          () => ({
            model: { tabs: ['out', 'out'] as TabModel[] },
            real: { tabs: [openTab(device), openTab(device)] },
          }),
          commands,
        );
      }),
      { numRuns: 150 },
    );
  });

  it.each(['logged-out', 'idle'] as const)(
    '[AUTH-51, ERR-10, CONFLICT-54] ends as %s where other calls are refused before the server has answered the logout',
    async (reason) => {
      const tab = openTab(new MemoryDevice());
      await logIn(tab, 'Right1234');
      await enterCode(tab, '12345678');
      const loggedOut = tab.logOut.execute(reason);
      // The page is left at once: nothing of it runs after this.
      tab.session.end('expired');
      expect(tab.session.endReason).toBe(reason);
      expect(tab.navigation.exits).toEqual(['logged-out']);
      await loggedOut;
      expect(tab.navigation.exits).toEqual(['logged-out']);
    },
  );

  it.each(['logged-out', 'idle'] as const)(
    '[AUTH-51, ERR-10, CONFLICT-54] stays ended as %s where another call is refused while the page is being left',
    async (reason) => {
      const tab = openTab(new MemoryDevice());
      await logIn(tab, 'Right1234');
      await enterCode(tab, '12345678');
      await tab.logOut.execute(reason);
      tab.session.end('expired');
      expect(tab.session.endReason).toBe(reason);
      expect(tab.navigation.exits).toEqual(['logged-out']);
    },
  );
});

describe('a tab whose token is refused', () => {
  const refusedBeside = async (others: number) => {
    const device = new MemoryDevice();
    const sharings = new MemorySessionSharings();
    const tab = openTab(device, sharings.open());
    await logIn(tab, 'Right1234');
    await enterCode(tab, '12345678');
    const name = device.name ?? '';
    for (let other = 0; other < others; other++)
      sharings.open().serve(name, {
        offer: () => Promise.resolve('token'),
        isRenewing: () => false,
        adopt: () => {},
      });
    await settled();
    tab.session.end('expired');
    await settled();
    return { name, kept: device.name };
  };

  it('[ERR-10, R21] leaves the session to the tabs that serve it, and closes it where there are none', async () => {
    const beside = await refusedBeside(1);
    expect(beside.kept).toBe(beside.name);
    expect((await refusedBeside(0)).kept).toBe('');
  });
});

function allCommands() {
  const tab = fc.integer({ min: 0, max: 1 });
  return [
    tab.map((index) => loginCommand(index)),
    tab.map((index) => command(`wrong secret ${index}`, index, 'out', 'out', (real) => logIn(real, 'Wrong1234'))),
    tab.map((index) => command(`right code ${index}`, index, 'code', 'in', (real) => enterCode(real, '12345678'))),
    tab.map((index) => command(`wrong code ${index}`, index, 'code', 'code', (real) => enterCode(real, '87654321'))),
    tab.map((index) =>
      command(`start again ${index}`, index, 'code', 'out', (real) => {
        real.login.startAgain();
        return Promise.resolve();
      }),
    ),
    tab.map((index) => endCommand(`log out ${index}`, index, (real) => real.logOut.execute())),
    tab.map((index) =>
      endCommand(`server ends ${index}`, index, (real) => {
        real.session.end('expired');
        return Promise.resolve();
      }),
    ),
  ];
}

type Tab = ReturnType<typeof openTab>;

/** A step of one tab, from one state to another; every tab's state is compared afterwards. */
function command(name: string, index: number, from: TabModel, to: TabModel, act: (tab: Tab) => Promise<void>): Command {
  return {
    check: (model) => model.tabs[index] === from,
    run: async (model, real) => {
      await act(at(real, index));
      model.tabs[index] = to;
      compare(model, real);
    },
    toString: () => name,
  };
}

/** A login takes the browser's cookie: whoever was in, or half in, in the other tab is out. */
function loginCommand(index: number): Command {
  return {
    check: (model) => model.tabs[index] === 'out',
    run: async (model, real) => {
      await logIn(at(real, index), 'Right1234');
      model.tabs.forEach((_, place) => (model.tabs[place] = place === index ? 'code' : 'out'));
      compare(model, real);
    },
    toString: () => `log in ${index}`,
  };
}

/** The end of a session in one tab is the end of it in all that are signed in. */
function endCommand(name: string, index: number, act: (tab: Tab) => Promise<void>): Command {
  return {
    check: (model) => model.tabs[index] === 'in',
    run: async (model, real) => {
      await act(at(real, index));
      model.tabs.forEach((state, place) => {
        if (state === 'in' || place === index) model.tabs[place] = 'out';
      });
      compare(model, real);
    },
    toString: () => name,
  };
}

function compare(model: Model, real: Real): void {
  expect(real.tabs.map((tab) => tab.session.isSignedIn)).toEqual(model.tabs.map((state) => state === 'in'));
  real.tabs.forEach((tab, index) => {
    if (model.tabs[index] === 'out') expect(tab.vault.read('AUTH_CHECKED')).toBeUndefined();
    if (tab.navigation.exits.length > 0)
      expect(tab.navigation.exits.every((way) => way === 'logged-out' || way === 'another-login')).toBe(true);
  });
}

async function logIn(tab: Tab, secret: string): Promise<void> {
  tab.login.typeUsername('WANG8888');
  tab.login.typeSecret(secret);
  await tab.login.submit();
}

async function enterCode(tab: Tab, code: string): Promise<void> {
  const form = oneTimeCodeOf(tab.sessions);
  form.enterOneAlreadyHeld();
  form.write(code);
  await form.submit();
  if (form.isOtpVerified) tab.login.finish();
}

function at(real: Real, index: number): Tab {
  const tab = real.tabs[index];
  if (!tab) throw new Error(`no tab ${index}`);
  return tab;
}

function openTab(device: MemoryDevice, sharing: SessionSharing = new MemorySessionSharings().open()) {
  const tabs = device.channel();
  const browserSession = device.browserSession();
  const vault = new MemoryVault();
  const sessions = new ScriptedSessions(vault, { username: 'WANG8888', secret: 'Right1234', asksForCode: true });
  const navigation = new RecordedNavigation();
  const session = new SessionStore({
    vault,
    navigation,
    tabs,
    browserSession,
    sharing,
    epoch: new SessionEpoch(),
  });
  session.followOtherTabs();
  const login = new LoginViewModel(
    new SignIn(sessions, vault, new SessionOpener(vault, new RegisterSession(browserSession, vault, tabs)), 'TW'),
    session,
  );
  return { vault, sessions, navigation, session, login, logOut: new SignOut(sessions, session) };
}
