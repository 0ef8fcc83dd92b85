import { describe, expect, it } from 'vitest';
import { extensions } from '../../../contract/extensions';
import { answer } from '../../adapters/support/scripted-transport';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const textOf = (element: HTMLElement): string => element.textContent.replace(/\s+/g, ' ');

describe('an announcement', () => {
  const announcement = (more: string) => ({
    headerText: 'Fees',
    headerURL: null,
    locale: 'en_US',
    position: 10,
    descText: `<announcement><title>Lower fees</title><short_description>From May.</short_description><long_description></long_description>${more}<date>2026-10-30</date></announcement>`,
  });
  const shown = async (more: string) => {
    await portal.open({
      block: { region: 'HK', profile: 'standalone' },
      language: 'en_US',
      answer: ({ name }) =>
        name === 'AnnouncementsHK' ? answer(200, { data: { announcements: [announcement(more)] } }) : undefined,
    });
    return portal.find('[data-testid=announcement]', /Lower fees/);
  };

  it('[MSG-10, ENT-33] an announcement without a long text opens to its small print and where it leads', async () => {
    const found = await shown(
      '<disclaimers>Terms apply.</disclaimers><url>https://funds.example/fees</url><label>All fees</label>',
    );
    expect([found.tagName, found.querySelector('small')?.textContent]).toEqual(['DETAILS', 'Terms apply.']);
    expect(found.querySelector('a')?.href).toBe('https://funds.example/fees');
  });

  it('[MSG-10, ENT-33] an announcement with nothing more than its title and short text has nothing to open', async () => {
    expect((await shown('')).tagName).toBe('P');
  });
});

describe('where the recorded content leads', () => {
  const hrefOf = async (selector: string, text: string): Promise<string> =>
    (await portal.find<HTMLAnchorElement>(`${selector} a`, text)).getAttribute('href') ?? '';

  it.each([
    ['standalone', ['/eTrading/v2/order/switch', '/eTrading/v2/plans/new', '/eTrading/v2/dealing-calendar']],
    [
      'coexist',
      ['/eTrading/#/lsi/switch/placeOrder', '/eTrading/#/rsp/buy/placeOrder', '/eTrading/#/fund/dealingCalendar'],
    ],
  ] as const)(
    '[MSG-26, MSG-21, LINK-01, LINK-52, CONFLICT-13] the recorded content leads to pages of profile %s',
    async (profile, expected) => {
      await portal.open({ block: { region: 'HK', profile }, language: 'en_US' });
      const offer = await hrefOf('[data-testid=promotion-large]', 'Place a switch');
      const news = await hrefOf('[data-testid=notice-list]', 'Start a plan');
      const announcement = await hrefOf('[data-testid=announcement]', 'Dealing calendar');
      expect([offer, news, announcement]).toEqual(expected);
    },
  );

  it('[MSG-02, LINK-52, CONFLICT-13] the recorded content beside the login form leads to pages of the app as well', async () => {
    const url = '/eTrading/#/eScheduler/buy/placeOrder';
    const data = `<promotion><title>Plans</title><label>Start one</label><url>${url}</url></promotion>`;
    await portal.open({
      block: { region: 'HK', profile: 'standalone' },
      language: 'en_US',
      route: '/login',
      signedIn: false,
      answer: ({ name }) =>
        name === 'preLoginPromotions'
          ? answer(200, [{ code: '1', isHero: false, isSticky: false, isNewClientPromo: false, data }])
          : name === 'preLoginCoolKnowledge'
            ? answer(200, [{ position: 1, locales: { en_US: { header: 'A tip', link: url, target: '_blank' } } }])
            : undefined,
    });
    expect(await hrefOf('[data-testid=login-list]', 'Start one')).toBe('/eTrading/v2/plans/new');
    expect(await hrefOf('[data-testid=login-tip]', 'A tip')).toBe('/eTrading/v2/plans/new');
  });
});

describe('the points', () => {
  it.each([
    ['TW', false, '在本網站下單不會使用點數。如要以點數折抵手續費，請來電 0000 0000。'],
    ['HK', false, undefined],
    ['TW', true, undefined],
    ['HK', true, undefined],
  ] as const)(
    '[EPNT-05, EPNT-09, ENT-52] say in %s where orders don’t redeem them',
    async (region, areRedeemed, says) => {
      const had = extensions.filter((name) => areRedeemed || name !== 'order-points');
      await portal.open({ block: { region, profile: 'standalone', extensions: had } });
      const part = await portal.find(
        '[data-testid=client-summary] details',
        region === 'TW' ? /可折抵手續費/ : /Worth up to/,
      );
      const notes = [...part.querySelectorAll<HTMLElement>('dl + p')].map(textOf);
      expect(notes).toEqual(says === undefined ? [] : [says]);
    },
  );
});

describe('the largest holdings', () => {
  it.each([
    ['HK', 'en_US', 'Top 5 holdings, then the others by value'],
    ['HK', 'zh_HK', '首 5 大持有基金，其餘按市值排列'],
    ['TW', 'zh_TW', '前 5 大持有基金，其餘依市值排列'],
  ] as const)(
    '[PORT-39] the largest holdings are named above the list that begins with them: %s in %s',
    async (region, language, says) => {
      await portal.open({ block: { region, profile: 'standalone' }, language });
      await portal.find('h2', says);
    },
  );
});
