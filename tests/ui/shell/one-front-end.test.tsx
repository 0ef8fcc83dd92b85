import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answer } from '../../adapters/support/scripted-transport';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

function go(path: string): void {
  window.history.pushState(null, '', `/eTrading/v2${path}`);
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

describe('one front end', () => {
  it.each([
    ['HK', 'en_US', 'chanmei88', ['Buy', 'Sell', 'Switch']],
    ['HK', 'zh_HK', 'chanmei88', ['認購', '贖回', '轉換']],
    ['TW', 'zh_TW', 'LINCHI72', ['單筆申購', '買回', '轉申購']],
  ] as const)(
    '[SHELL-01, AUTH-01, ORDQ-01..03] lets a client of %s log in in %s, see what is held, and come to each kind of order',
    async (region, language, login, titles) => {
      await portal.open({ block: { region, profile: 'standalone' }, route: '/login', language, signedIn: false });
      await portal.find('input[name=username]');
      portal.type('input[name=username]', login);
      portal.type('input[name=password]', '528314Aa');
      (await portal.find('[data-testid=login-form] button[type=submit]')).click();
      await portal.find('[data-testid=holdings] tbody tr');
      expect(portal.requests.filter(({ name }) => name === 'logon')).toHaveLength(1);
      for (const [index, kind] of ['buy', 'sell', 'switch'].entries()) {
        go(`/order/${kind}`);
        await portal.find('main h1', titles[index]);
      }
    },
  );

  it('[ENUM-42] names the countries of a fund as they are sent, the four of the specification among them', async () => {
    const names = ['USA', 'China', 'Hong Kong', 'Taiwan', 'Rest of the world'];
    const countries = names.map((name, index) => ({ name, percent: `${String(50 - index)}.5` }));
    const { status, body } = JSON.parse(readFileSync('mocks/hk/FundDetails.json', 'utf8')) as {
      status: number;
      body: { data: { fundDetails: { portfolio: object | null }[] } };
    };
    const fundDetails = body.data.fundDetails.map((details) => ({
      ...details,
      portfolio: { asOf: '2026-10-31', holdings: [], countries, sectors: [] },
    }));
    await portal.open({
      block: { region: 'HK', profile: 'standalone' },
      language: 'en_US',
      route: '/fund/SEEDHK00001.HKD?tab=portfolio',
      answer: ({ name }) => (name === 'FundDetails' ? answer(status, { data: { fundDetails } }) : undefined),
    });
    const caption = await portal.find('[data-testid=fund-page-weights] caption', 'By country');
    const shown = [...(caption.parentElement?.querySelectorAll('tbody th') ?? [])].map(
      ({ textContent }) => textContent,
    );
    expect(shown).toEqual(names);
  });
});
