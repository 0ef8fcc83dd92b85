import { describe, expect, it } from 'vitest';
import type { TransportAnswer, TransportRequest } from '../../../adapters/http/transport';
import recorded from '../../../mocks/hk/HoldingStatisticsHKInitial.json';
import { extensions } from '../../../contract/extensions';
import { answer, offline } from '../../adapters/support/scripted-transport';
import { wireBridge } from '../../builders/wire-bridge';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const cashAlone = {
  currency: 'HKD',
  since: '2026-01-02',
  points: [{ date: '2026-11-18', value: '400000.00', putIn: '400000.00' }],
  payments: [{ date: '2026-01-02', amount: '400000.00' }],
  worth: {
    total: '400000.00',
    funds: '0',
    cash: '400000.00',
    inTransit: '0',
    ordersInTransit: [],
    openOrders: 0,
    unvalued: 0,
  },
  bridge: wireBridge,
  sinceVisit: null,
  latest: null,
  timeWeightedReturn: null,
  moneyWeightedReturn: null,
  realisedGain: null,
  unrealisedGain: null,
};

const { byFund, byAccount } = recorded.body.data;
const nothingHeld = {
  byFund: { ...byFund, totalCost: '0', totalValue: '0', profit: '0', numberOfFunds: 0, tableViewDetails: [] },
  byAccount: { ...byAccount, holdingStatisticsDetails: [] },
};

/** Opens the home of a client without funds, whose history is answered so. */
const open = (history: (request: TransportRequest) => TransportAnswer | Promise<TransportAnswer>, language = 'en_US') =>
  portal.open({
    block: { region: 'HK', profile: 'standalone', extensions: [...extensions] },
    language: language === 'zh_HK' ? 'zh_HK' : 'en_US',
    answer: (request) => {
      if (request.name === 'HoldingStatisticsHKInitial') return answer(200, { data: nothingHeld });
      return request.name === 'PortfolioHistory' ? history(request) : undefined;
    },
  });

const told = (portfolioHistory: unknown) => () => answer(200, { data: { portfolioHistory } });
const empty = '[data-testid=empty-portfolio]';
const total = '[data-testid=portfolio-head] [data-testid=portfolio-total]';
const ways = (): readonly string[] => portal.textsOf(`${empty} a`);

describe('the home of a client without funds', () => {
  it('[PORT-46] says what is in the Cash Account and not invested yet, and leads to buying and to the funds', async () => {
    await open(told(cashAlone));
    await portal.find(`${empty} p`, /^In your Cash Account, not invested yet: HKD\s400,000\.00$/);
    expect(ways()).toEqual(['Buy a fund', 'Find a fund to start with.']);
    expect(portal.textsOf(empty).join()).not.toContain('You hold no funds yet.');
    expect(portal.all(total)).toEqual([]);
    await portal.find('[data-testid=portfolio-past] dd', /HKD\s400,000\.00/);
    expect(portal.textsOf('[data-testid=portfolio-actions] a')).not.toContain('Sell');
    await open(told(cashAlone), 'zh_HK');
    await portal.find(`${empty} p`, /^現金戶口內尚未投資的款項： HKD\s400,000\.00$/);
  });

  it('[PORT-46] says what is in transit before a first purchase is carried out', async () => {
    await open(
      told({ ...cashAlone, worth: { ...cashAlone.worth, cash: '0', inTransit: '74000.00', total: '74000.00' } }),
    );
    await portal.find(`${empty} p`, /^In transit between you and your funds: HKD\s74,000\.00$/);
  });

  it.each([
    ['is on its way', () => new Promise<TransportAnswer>(() => undefined), { isWaiting: true, says: '' }],
    ['can’t be had', () => offline, { isWaiting: false, says: 'We could not load how your value changed.Try again' }],
    [
      'never began',
      told({ ...cashAlone, since: null, worth: { ...cashAlone.worth, total: '0', cash: '0' } }),
      { isWaiting: false, says: '' },
    ],
  ] as const)(
    '[PORT-46, OPEN-59] has its total, its facts and the way to the funds while the history %s',
    async (_, history, { isWaiting, says }) => {
      await open(history);
      await eventually(() => {
        const asked = portal.requests.some(({ name }) => name === 'PortfolioHistory');
        const failed = portal.textsOf('[data-testid=retry-panel]').filter((text) => text.includes('your value'));
        expect([asked, portal.inFlight, failed.join()]).toEqual([true, isWaiting ? 1 : 0, says]);
      });
      await portal.find(empty, /You hold no funds yet\./);
      await portal.find(total, /^HKD\s0\.00$/);
      await portal.find('[data-testid=portfolio-head] h1', /^Value of your funds/);
      expect(portal.textsOf('[data-testid=portfolio-facts] > *').length).toBeGreaterThan(1);
      expect(ways()).toEqual(['Find a fund to start with.']);
    },
  );
});
