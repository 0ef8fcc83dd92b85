import { describe, expect, it } from 'vitest';
import type { AsyncResult, CallFailure } from '../../../application/ports/call-failure';
import { destinations } from '../../../config/destinations';
import type { ExternalPage } from '../../../config/external-pages';
import type { SystemFlags } from '../../../domain/funds/system-flags';
import type { HkUser, User } from '../../../domain/clients/user';
import type { Extension } from '../../../contract/extensions';
import { err, ok } from '../../../domain/kernel/result';
import type { Region } from '../../../domain/region';
import { MainMenuViewModel } from '../../../ui/app/menu/main-menu-view-model';
import { aConfiguration } from '../../builders/a-configuration';
import { MemoryVault } from '../../builders/memory-vault';

const offline: CallFailure = { kind: 'no-answer', reason: 'offline' };

type Setup = {
  readonly country?: Region;
  readonly profile?: 'coexist' | 'standalone';
  readonly extensions?: readonly Extension[];
  readonly flags?: SystemFlags;
  readonly funds?: readonly string[];
  readonly failing?: CallFailure;
  readonly vault?: MemoryVault;
  readonly pages?: readonly ExternalPage[];
  readonly user?: User;
};

function aMenu({
  country = 'TW',
  profile = 'standalone',
  extensions,
  flags = {},
  funds = [],
  failing,
  vault = new MemoryVault(),
  pages = [],
  user,
}: Setup) {
  const taiwan = {
    services: { current: async (): AsyncResult<SystemFlags> => (failing ? err(failing) : ok(flags)) },
    dividendFunds: { existing: async (): AsyncResult<readonly string[]> => (failing ? err(failing) : ok(funds)) },
  };
  const view = new MainMenuViewModel({
    configuration: aConfiguration({ region: country, profile, ...(extensions ? { extensions: [...extensions] } : {}) }),
    hasPage: (page) => pages.includes(page),
    vault,
    clients: { user },
    ...(country === 'TW' ? { taiwan } : {}),
  });
  const lines = () => view.navigation.flatMap(({ entries }) => entries.map(({ name }) => name));
  return { view, lines, vault };
}

describe('the main menu', () => {
  it('[ACCT-04, ACCT-07, OPEN-89] leads to where a username is made for who has none, and changed for everyone else', () => {
    const hongKong: HkUser = {
      region: 'HK',
      userId: 'U1',
      userNameWithTitle: 'Ms Chan',
      ineligibleReasons: [],
      msAccounts: [],
      taAccountHKs: [],
    };
    const aboutUsername = (user?: User) =>
      aMenu({ country: 'HK', ...(user ? { user } : {}) })
        .lines()
        .filter((name) => name.endsWith('-username'));
    expect(aboutUsername({ ...hongKong, hasUserIdAlias: false })).toEqual(['create-username']);
    for (const user of [undefined, hongKong, { ...hongKong, hasUserIdAlias: true }])
      expect(aboutUsername(user)).toEqual(['change-username']);
  });

  it('[CONF-26, ENT-57, OPEN-17] leads in four groups to what the region has, and to nothing of the other', () => {
    const hongKong = aMenu({ country: 'HK' });
    const taiwan = aMenu({ country: 'TW' });
    for (const { view } of [hongKong, taiwan])
      expect(view.navigation.map(({ name }) => name)).toEqual(['funds', 'trade', 'records', 'account']);
    expect(hongKong.view.country).toBe('HK');
    expect(hongKong.lines()).toEqual(expect.arrayContaining(['scheduled-buy', 'scheduled-switch', 'payment']));
    expect(taiwan.lines()).toEqual(expect.arrayContaining(['regular-plan-buy', 'smart-switch', 'bank-list']));
    for (const line of ['regular-plan-buy', 'smart-switch', 'pre-order', 'ipo-buy', 'dividend-fund', 'bank-list'])
      expect(hongKong.lines()).not.toContain(line);
    for (const line of ['scheduled-buy', 'payment']) expect(taiwan.lines()).not.toContain(line);
  });

  it('[CONF-27, ENT-47, GQL-26, API-73, DIV-05] shows Taiwan’s services while they are open, each by its own flag', async () => {
    const cases = [
      [{ flags: { preOrderEnabled: true } }, ['pre-order', 'pre-order-status']],
      [{ flags: { ipoEnabled: true } }, ['ipo-buy', 'ipo-switch']],
      [{ funds: ['TW0001'] }, ['dividend-fund']],
      [{ flags: { preOrderEnabled: false } }, []],
      [{}, []],
    ] as const;
    for (const [setup, shown] of cases) {
      const { view, lines } = aMenu(setup);
      const without = lines();
      await view.load();
      expect(
        lines()
          .filter((line) => !without.includes(line))
          .sort(),
      ).toEqual([...shown].sort());
    }
  });

  it('[SESS-10, SESS-13..15, ENT-57] remembers the services for the tab, until the next answer', async () => {
    const { view, vault } = aMenu({ flags: { preOrderEnabled: true, ipoEnabled: true }, funds: ['TW0001'] });
    await view.load();
    const again = aMenu({ vault, failing: offline });
    expect(again.view.isPreOrderEnabled && again.view.isIpoEnabled && again.view.isDividendFundShown).toBe(true);
    await again.view.load();
    expect(again.lines()).toContain('ipo-buy');
    expect([view.isLost, again.view.isLost]).toEqual([false, true]);
    const closed = aMenu({ vault });
    await closed.view.load();
    expect([closed.view.isPreOrderEnabled, closed.view.isIpoEnabled, closed.view.isDividendFundShown]).toEqual([
      false,
      false,
      false,
    ]);
    expect(vault.read('isIPOShown')).toBe(false);
  });

  it.each(['superseded', 'unauthorized'] as const)(
    '[SESS-10, R13] writes nothing down when the session ended before the answer: %s',
    async (kind) => {
      const { view, vault } = aMenu({ failing: kind === 'superseded' ? { kind } : { kind, errors: [] } });
      await view.load();
      expect(vault.keys).toEqual([]);
    },
  );

  it('[OPEN-15] shows an outside page only where it has an address', () => {
    expect(aMenu({}).lines()).not.toContain('risk-rating');
    expect(aMenu({ pages: ['riskRating'] }).lines()).toContain('risk-rating');
  });

  it('[ROUTE-18, OPEN-59] leads to the watch list only where the portal has its page', () => {
    for (const country of ['HK', 'TW'] as const) {
      expect(aMenu({ country }).lines()).toContain('watch-list');
      expect(aMenu({ country, profile: 'coexist' }).lines()).not.toContain('watch-list');
      expect(aMenu({ country, extensions: ['account-security'] }).lines()).not.toContain('watch-list');
    }
  });

  it('[R14, OPEN-59] leads to logins and security only where the portal has the page', () => {
    for (const country of ['HK', 'TW'] as const) {
      expect(aMenu({ country }).lines()).toContain('security');
      expect(aMenu({ country, profile: 'coexist' }).lines()).not.toContain('security');
      expect(aMenu({ country, extensions: ['watch-list'] }).lines()).not.toContain('security');
    }
  });

  it('[SHELL-20..25, ROLE-07] leads to statements, contract notes, price alerts, the questionnaire, the tier and the profile in both regions', () => {
    for (const country of ['HK', 'TW'] as const) {
      const { view } = aMenu({ country });
      const targets = view.navigation.flatMap(({ entries }) =>
        entries.map((entry) => ('destination' in entry ? destinations[entry.destination].legacy : entry.name)),
      );
      for (const name of ['eStatements', 'contractNotes', 'priceAlert', 'suitabilityForm', 'profileDetails'] as const)
        expect(targets).toContain(destinations[name].legacy);
      for (const name of ['buy', 'switch', 'sell', 'orderStatus', 'orderHistory'] as const)
        expect(targets).toContain(destinations[name].legacy);
      expect(targets).toContain('client-tier');
    }
  });
});
