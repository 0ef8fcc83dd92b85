import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contentAddress,
  type Destination,
  destinationAddress,
  destinationNames,
  type DestinationName,
  destinations,
} from '../../config/destinations';
import { mainDestinations, mainMenu } from '../../config/main-menu';
import { type Extension, extensions } from '../../contract/extensions';
import { externalPageNames } from '../../config/external-pages';
import { regionFlags } from '../../config/feature-flags';
import { basePath, regionDefaults } from '../../config/regions';
import { linkTarget } from '../../domain/links/link-target';
import { type Region, regions } from '../../domain/region';
import { routeTable } from '../../ui/app/routes/route-table';
import { garbage } from '../arbitraries/garbage';
import { aConfiguration } from '../builders/a-configuration';

const names = destinationNames;

const origin = 'https://portal.example';

const coexist = { HK: aConfiguration({ region: 'HK' }), TW: aConfiguration({ region: 'TW' }) };
const standalone = {
  HK: aConfiguration({ region: 'HK', profile: 'standalone', extensions: [...extensions] }),
  TW: aConfiguration({ region: 'TW', profile: 'standalone', extensions: [...extensions] }),
};

/** The destinations of which a region has no page, nor a link there. */
const elsewhere: Readonly<Record<Region, readonly DestinationName[]>> = {
  HK: ['preOrder', 'ipoBuy', 'ipoSwitch', 'smartSwitch', 'dividendFund'],
  TW: ['scheduledSwitch', 'regularPlanMigration'],
};

describe('destinations', () => {
  const legacyOf = (...wanted: readonly DestinationName[]) => wanted.map((name) => destinations[name].legacy);

  it('[LINK-02..08, OPEN-14] lead to the search and to every order', () => {
    expect(legacyOf('fundSearch', 'buy', 'sell', 'switch', 'scheduledBuy', 'scheduledSwitch', 'scheduledEdit')).toEqual(
      [
        '/eTrading/#/fund/search',
        '/eTrading/#/lsi/buy/placeOrder',
        '/eTrading/#/lsi/sell/placeOrder',
        '/eTrading/#/lsi/switch/placeOrder',
        '/eTrading/#/eScheduler/buy/placeOrder',
        '/eTrading/#/eScheduler/switch/placeOrder',
        '/eTrading/#/eScheduler/edit/existingSchedule',
      ],
    );
  });

  it('[LINK-09..12, LINK-25, LINK-26, OPEN-14] lead to what was sent, ordered and paid', () => {
    expect(legacyOf('contractNotes', 'eStatements', 'orderStatus', 'orderHistory')).toEqual([
      '/eTrading/#/statement/contractNotes',
      '/eTrading/#/statement/eStatements',
      '/eTrading/#/holdingTransaction/orderStatus',
      '/eTrading/#/holdingTransaction/orderHistory',
    ]);
    expect(legacyOf('dealingCalendar', 'distributionHistory')).toEqual([
      '/eTrading/#/fund/dealingCalendar',
      '/eTrading/#/holdingTransaction/distributionHistory',
    ]);
  });

  it('[LINK-13..15, LINK-21..24, OPEN-14] lead to what is on record of a client', () => {
    expect(legacyOf('profileDetails', 'payment', 'bankList', 'regularPlanMigration')).toEqual([
      '/eTrading/#/account/profile',
      '/eTrading/#/account/payment',
      '/eTrading/#/account/bankList',
      '/eTrading/#/rsp/migration',
    ]);
    expect(legacyOf('communicationPreference', 'priceAlert', 'suitabilityForm')).toEqual([
      '/eTrading/#/account/communicationPreference',
      '/eTrading/#/account/portfolioPriceAlert',
      '/eTrading/#/suitability/kyp',
    ]);
  });

  it('[LINK-16..20, OPEN-14] lead to names and secrets, and out', () => {
    expect(legacyOf('changePin', 'changeUsername', 'logout', 'forgotPin', 'createUsername')).toEqual([
      '/eTrading/#/account/changePin',
      '/eTrading/#/account/changeUsername',
      '/eTrading/#/logout',
      '/eTrading/#/forgotPin',
      '/eTrading/#/account/createUsername',
    ]);
  });

  const known: readonly string[] = names.map((name) => destinations[name].legacy);

  it('[LINK-27..34, CONF-21] hold the legacy paths of orders, plans and their status', () => {
    for (const path of [
      '/holdingTransaction/preorderStatus',
      '/lsi/preOrder/placeOrder',
      '/lsi/ipoBuy/placeOrder',
      '/lsi/ipoSwitch/placeOrder',
      '/lsi/smartSwitch/existingSchedule',
      '/lsi/dividendFund/edit/existingSchedule',
      '/rsp/buy/placeOrder',
      '/rsp/edit/existingSchedule',
    ])
      expect(known).toContain(`/eTrading/#${path}`);
  });

  it('[LINK-35..38, CONF-21] hold the legacy paths of the account, and of the general error', () => {
    for (const path of ['/account/portfolioPriceAlert', '/suitability/kyp', '/account/bankList', '/generalError'])
      expect(known).toContain(`/eTrading/#${path}`);
  });

  it('[LINK-01, LINK-52] all destinations are legacy targets for the link guard', () => {
    for (const name of names)
      expect(linkTarget(destinations[name].legacy, 'https://portal.example').kind).toBe('legacy');
  });

  it('[CONFLICT-13, OPEN-16, ACCT-01, ACCT-02, ACCT-05, LINK-09..12, LINK-26] lead into the app in standalone where a route is built, and to the older site beside it', () => {
    expect(destinationAddress('notFound', standalone.TW)).toBe('/not-found');
    expect(destinationAddress('profileDetails', standalone.TW)).toBe('/profile');
    expect(destinationAddress('priceAlert', standalone.TW)).toBe('/profile?tab=price-alerts');
    for (const name of ['payment', 'bankList'] as const)
      expect(destinationAddress(name, standalone.TW)).toBe('/profile?tab=payment');
    expect(destinationAddress('forgotPin', standalone.HK)).toBe('/reset-pin');
    expect(destinationAddress('forgotPin', standalone.TW)).toBe('/reset-username-password');
    expect(destinationAddress('forgotPin', coexist.HK)).toBe('/eTrading/#/forgotPin');
    expect(destinationAddress('orderHistory', standalone.TW)).toBe('/orders?tab=past');
    expect(destinationAddress('dealingCalendar', standalone.TW)).toBe('/dealing-calendar');
    expect(destinationAddress('distributionHistory', standalone.TW)).toBe('/orders?tab=distributions');
    expect(destinationAddress('eStatements', standalone.TW)).toBe('/orders?tab=statements');
    expect(destinationAddress('contractNotes', standalone.TW)).toBe('/orders?tab=contract-notes');
    expect(destinationAddress('orderStatus', standalone.TW)).toBe('/orders');
    expect(destinationAddress('preOrderStatus', standalone.TW)).toBe('/orders?tab=scheduled');
    expect(destinationAddress('smartSwitch', standalone.TW)).toBe('/plans/smart-switch');
    expect(destinationAddress('dividendFund', standalone.TW)).toBe('/plans/dividends');
    expect(destinationAddress('notFound', coexist.TW)).toBe('/eTrading/#/message/notFound');
    expect(destinationAddress('generalError', coexist.TW)).toBe('/eTrading/#/generalError');
    for (const name of names) expect(destinationAddress(name, coexist.HK)).toBe(destinations[name].legacy);
  });

  it('[CONFLICT-12] lead from Taiwan’s forgotten password and questionnaire to their own routes beside the older site too, and from nothing else', () => {
    const own = names.filter((name) => destinationAddress(name, coexist.TW) !== destinations[name].legacy);
    expect(own.map((name) => [name, destinationAddress(name, coexist.TW)])).toEqual([
      ['forgotPin', '/reset-username-password'],
      ['suitabilityForm', '/enhanced-suitability'],
    ]);
  });

  it('[CONFLICT-13, LINK-03..05, ORDQ-01..03] lead to the order pages in the app', () => {
    const addresses = (['buy', 'sell', 'switch'] as const).map((name) => destinationAddress(name, standalone.TW));
    expect(addresses).toEqual(['/order/buy', '/order/sell', '/order/switch']);
  });

  it('[LINK-27..30, CONF-27] lead to the pages of purchases ahead and of new funds in the app', () => {
    expect(destinationAddress('preOrder', standalone.TW)).toBe('/order/pre-order');
    expect(destinationAddress('ipoBuy', standalone.TW)).toBe('/order/ipo-buy');
    expect(destinationAddress('ipoSwitch', standalone.TW)).toBe('/order/ipo-switch');
    expect(destinationAddress('ipoBuy', standalone.TW)).toBe('/order/ipo-buy');
    expect(destinationAddress('ipoBuy', standalone.HK)).toBe('/eTrading/#/lsi/ipoBuy/placeOrder');
    expect(destinationAddress('regularPlanMigration', standalone.TW)).toBe('/eTrading/#/rsp/migration');
    expect(destinationAddress('preOrder', coexist.TW)).toBe('/eTrading/#/lsi/preOrder/placeOrder');
  });

  it('[CONFLICT-13, SUIT-09, SUIT-23, ACCT-06] lead to each region’s questionnaire in the app', () => {
    expect(destinationAddress('suitabilityForm', standalone.TW)).toBe('/enhanced-suitability');
    expect(destinationAddress('suitabilityForm', standalone.HK)).toBe('/risk-questionnaire');
    expect(destinationAddress('suitabilityForm', coexist.HK)).toBe('/eTrading/#/suitability/kyp');
  });

  it('[CONFLICT-13] lead nowhere into the older site in standalone, in either region', () => {
    const into = regions.flatMap((region) =>
      names
        .filter((name) => !elsewhere[region].includes(name))
        .filter((name) => linkTarget(destinationAddress(name, standalone[region]), origin).kind !== 'internal'),
    );
    expect(into).toEqual([]);
  });

  it.each(regions)(
    '[CONFLICT-13, SHELL-19..26] lead from the menu in standalone to routes that are there: %s',
    (region) => {
      const routes = routeTable(standalone[region]).map(({ path }) => path);
      const lines = [...Object.values(mainMenu).flat(), ...mainDestinations];
      const addresses = lines.flatMap((line) => {
        if ('shownIn' in line && !line.shownIn[region]) return [];
        if ('destination' in line) return [destinationAddress(line.destination, standalone[region])];
        return 'route' in line ? [line.route] : [];
      });
      expect(addresses.length).toBeGreaterThan(20);
      expect(
        addresses.map((address) => address.split('?')[0]).filter((path) => !routes.some((one) => one === path)),
      ).toEqual([]);
    },
  );

  it('[OPEN-59, CONFLICT-13] lead to the older site where the server lacks an extension that the page needs', () => {
    const own = (name: DestinationName, region: Region, lacking: Extension): boolean => {
      const served = extensions.filter((one) => one !== lacking);
      const address = destinationAddress(name, aConfiguration({ region, profile: 'standalone', extensions: served }));
      return address !== destinations[name].legacy;
    };
    const lost = (lacking: Extension, region: Region) =>
      names.filter((name) => !elsewhere[region].includes(name) && !own(name, region, lacking));
    const orders: readonly DestinationName[] = ['buy', 'sell', 'switch'];
    const newFunds: readonly DestinationName[] = ['ipoBuy', 'ipoSwitch'];
    const plans: readonly DestinationName[] = ['scheduledBuy', 'scheduledEdit', 'regularPlanBuy', 'regularPlanEdit'];
    expect(lost('order-entry', 'HK')).toEqual(orders);
    expect(lost('order-entry', 'TW')).toEqual([...orders, 'preOrder', ...newFunds]);
    expect(lost('fund-order-terms', 'TW')).toEqual(newFunds);
    expect(lost('plans', 'HK').toSorted()).toEqual([...plans, 'regularPlanMigration', 'scheduledSwitch'].toSorted());
    expect(lost('plans', 'TW').toSorted()).toEqual([...plans, 'smartSwitch'].toSorted());
    expect(lost('dividend-instructions', 'TW')).toEqual(['dividendFund']);
    expect(lost('distributions', 'HK')).toEqual(['distributionHistory']);
    expect(lost('statements', 'TW')).toEqual(['contractNotes', 'eStatements']);
    expect(lost('price-alert-changes', 'HK')).toEqual(['priceAlert']);
    expect(lost('communication-preferences', 'TW')).toEqual(['communicationPreference']);
    expect(lost('usernames', 'HK')).toEqual(['changeUsername', 'createUsername']);
    expect(lost('pin-reset', 'HK')).toEqual(['forgotPin']);
    expect(lost('pin-reset', 'TW')).toEqual([]);
    expect(lost('risk-questionnaire', 'HK')).toEqual(['suitabilityForm']);
    expect(lost('watch-list', 'HK')).toEqual([]);
  });

  it('[CONF-24, LINK-57, OPEN-16] give each region its logout address', () => {
    expect(regionDefaults.HK.legacyLogout).toBe('/eTrading/#/logout?region=hk');
    expect(regionDefaults.TW.legacyLogout).toBe('/eTrading/#/logout?region=tw');
  });

  it('[LINK-39..44, OPEN-15] know the outside pages of forms, ratings, terms and contact', () => {
    expect(externalPageNames).toEqual(
      expect.arrayContaining(['forms', 'riskRating', 'terms', 'privacy', 'security', 'contact']),
    );
  });

  it('[LINK-45..50, OPEN-15] know the outside pages of funds, new accounts, answers and offers', () => {
    expect(externalPageNames).toEqual(
      expect.arrayContaining(['fundNotes', 'offerDocuments', 'accountOpening', 'faq', 'referralTerms', 'selfService']),
    );
  });

  it('[CONF-20, CONST-11] stand beside the app’s base path', () => {
    expect(basePath).toBe('/eTrading/v2');
  });
});

describe('an address that a server sends', () => {
  const origin = 'https://portal.example';
  const led = (sent: string, region: 'HK' | 'TW' = 'HK', profile: 'coexist' | 'standalone' = 'standalone') =>
    contentAddress(sent, origin, { coexist, standalone }[profile][region]);

  it('[LINK-01, LINK-52, CONFLICT-13] leads to the route in place of the legacy address, with what it says of a fund', () => {
    expect(led('/eTrading/#/eScheduler/buy/placeOrder')).toBe('/plans/new');
    expect(led('/eTrading/#/lsi/switch/placeOrder/')).toBe('/order/switch');
    expect(led('/eTrading/#/lsi/buy/placeOrder?fundCode=HK%201&accountNo=7?')).toBe(
      '/order/buy?fundCode=HK%201&accountNo=7?',
    );
    expect(led('/eTrading/#/account/payment?from=offer')).toBe('/profile?tab=payment&from=offer');
    expect(led('https://portal.example/eTrading/#/fund/dealingCalendar')).toBe('/dealing-calendar');
  });

  it('[LINK-01, LINK-52, CONFLICT-12, CONFLICT-13] stays as it is beside the older site, but for Taiwan’s own routes', () => {
    for (const region of regions)
      for (const name of names) {
        const { legacy, flag, route }: Destination = destinations[name];
        // A route of the specification's own is there beside the older site too [CONFLICT-12].
        const own = flag && regionFlags[region][flag] ? route : undefined;
        expect(led(legacy, region, 'coexist')).toBe(own ?? legacy);
      }
    const whole = 'https://portal.example/eTrading/#/fund/dealingCalendar';
    expect(led(whole, 'HK', 'coexist')).toBe(whole);
  });

  it('[LINK-27..34, CONFLICT-13] leads to a route that the region has, or stays as it is', () => {
    for (const region of regions) {
      const routes = routeTable(standalone[region]).map(({ path }) => path);
      for (const name of names) {
        const { legacy } = destinations[name];
        const address = led(legacy, region);
        const isThere = address === legacy || routes.some((route) => route === address.replace(/\?.*/, ''));
        expect([region, name, isThere]).toEqual([region, name, true]);
      }
    }
    expect(led('/eTrading/#/lsi/ipoBuy/placeOrder', 'HK')).toBe('/eTrading/#/lsi/ipoBuy/placeOrder');
    expect(led('/eTrading/#/lsi/ipoBuy/placeOrder', 'TW')).toBe('/order/ipo-buy');
    expect(led('/eTrading/#/rsp/migration', 'HK')).toBe('/plans/move');
    expect(led('/eTrading/#/rsp/migration', 'TW')).toBe('/eTrading/#/rsp/migration');
    expect(led('/eTrading/#/suitability/kyp', 'HK')).toBe('/risk-questionnaire');
  });

  it.each([
    'https://other.example/eTrading/#/lsi/buy/placeOrder',
    'https://portal.example.evil.example/eTrading/#/lsi/buy/placeOrder',
    '/eTrading/#/lsi/buy/placeOrder/more',
    '/eTrading/#/lsi/buy',
    '/eTrading/',
    '/accountOpening/pages/faq?lang=en_US',
    '/order/buy',
    '__proto__',
    '',
  ])('[LINK-51..56, OPEN-73] %j is nobody’s legacy address, and is judged as it is', (sent) => {
    expect(led(sent)).toBe(sent);
  });

  it('[LINK-51..56, OPEN-73] a server’s address is changed only into an address of the app, whatever is sent', () => {
    const nearly = fc
      .tuple(fc.constantFrom('', origin), fc.constantFrom(...names), fc.constantFrom('', '/', '?'), garbage)
      .map(([before, name, between, after]) => before + destinations[name].legacy + between + after);
    fc.assert(
      fc.property(fc.oneof(garbage, nearly), fc.constantFrom(...regions), (sent, region) => {
        const address = led(sent, region);
        if (address !== sent) expect(['internal', 'refused']).toContain(linkTarget(address, origin).kind);
      }),
      { numRuns: 5_000 },
    );
  });
});
