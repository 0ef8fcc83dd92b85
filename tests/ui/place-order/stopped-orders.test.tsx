import { describe, expect, it, vi } from 'vitest';
import type { TransportAnswer } from '../../../adapters/http/transport';
import type { Language } from '../../../domain/language';
import type { Region } from '../../../domain/region';
import { StopsStore } from '../../../ui/stores/stops-store';
import { answer } from '../../adapters/support/scripted-transport';
import { acceptNotes, orderLinks } from '../support/order-forms';
import { composePlan } from '../support/new-plan-form';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

/** The maintenance message with a stop of such a code, or with none. */
const maintenance = (code?: string, value = ''): TransportAnswer => {
  const values = code === undefined ? [] : [{ code, value }];
  return answer(200, { data: { message: { type: 'MAINTENANCE', enable: true, values } } });
};

/** Opens a page while nothing is stopped; returns how to stop something there, as the next look tells it. */
async function open(region: Region, route: string, language: Language = 'en_US') {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00+08:00') });
  let told = maintenance();
  await portal.open({
    block: { region, profile: 'standalone', languages: ['zh_TW', 'zh_HK', 'en_US'] },
    route,
    language,
    answer: ({ name }) =>
      ({
        PublicMaintenanceMessage: told,
        SystemTW: answer(200, { data: { systemTW: { preOrderEnabled: true, ipoEnabled: false } } }),
      })[name],
  });
  return async (...stop: Parameters<typeof maintenance>): Promise<void> => {
    told = maintenance(...stop);
    // An answer serves all who ask within some seconds.
    vi.setSystemTime(Date.now() + 10_000);
    await portal.part(StopsStore).load();
  };
}

/** Takes a fund to switch into, by its search. */
async function goInto(code: string): Promise<void> {
  await portal.find('[role=search] input');
  portal.type('[role=search] input', code);
  (await portal.find('[data-testid=place-order-search] [role=option]', new RegExp(code))).click();
}

const buttons = (bar: string) => portal.all(`[data-testid=${bar}] button[type=submit]`);

describe('an order page while its orders are stopped', () => {
  it.each([
    ['HK', '/order/buy?fundCode=HK0001', '', 'STOP-BUY', 'place-order-go-on'],
    ['TW', '/order/buy?fundCode=TW0001', '', 'STOP-FUND-TW0001', 'place-order-go-on'],
    ['TW', '/order/pre-order?fundCode=TW0001', '', 'STOP-BUY', 'place-order-go-on'],
    ['HK', '/order/sell?fundCode=HK0001', '', 'STOP-SELL', 'place-order-go-on'],
    ['TW', '/order/sell?fundCode=TW0001', '', 'STOP-ALL', 'place-order-go-on'],
    ['HK', '/order/switch?fundCode=HK0001', 'HK0002', 'STOP-FUND-HK0002', 'place-order-go-on'],
    ['TW', '/order/switch?fundCode=TW0001', 'TW0002', 'STOP-SWITCH', 'place-order-go-on'],
    ['HK', '/plans/new?fundCode=HK0001', '', 'STOP-PLAN', 'new-plan-go-on'],
    ['TW', '/plans/new?fundCode=TW0001', '', 'STOP-PLAN', 'new-plan-go-on'],
    ['HK', '/plans/switch?fundCode=HK0001', 'HK0002', 'STOP-FUND-HK0002', 'new-plan-go-on'],
    ['HK', '/plans/move', '', 'STOP-PLAN', 'plan-move-go-on'],
  ] as const)(
    '[MSG-04, ENT-32, ORDQ-01] has the stop’s sentence in place of the way on, and the way on again after it: %s, %s, %s, %s',
    async (region, route, into, code, bar) => {
      const stop = await open(region, route);
      if (into) await goInto(into);
      await portal.find(`[data-testid=${bar}] button[type=submit]`);
      await stop(code, 'Stopped until the prices are corrected.');
      await portal.find(`[data-testid=${bar}] [data-testid=order-stopped]`, 'Stopped until the prices are corrected.');
      expect(buttons(bar)).toEqual([]);
      await stop();
      await eventually(() => expect(buttons(bar)).toHaveLength(1));
      expect(portal.all('[data-testid=order-stopped]')).toEqual([]);
    },
  );

  it.each([
    [
      ...(['HK', 'en_US', '/order/buy?fundCode=HK0001', 'STOP-BUY'] as const),
      'Orders of this kind can’t be placed online at the moment; what you typed is kept.',
    ],
    ['HK', 'zh_HK', '/order/buy?fundCode=HK0001', 'STOP-BUY', '目前暫停接受此類網上指示；您填寫的內容仍然保留。'],
    ['TW', 'zh_TW', '/order/buy?fundCode=TW0001', 'STOP-BUY', '目前暫停受理此類線上委託；您填寫的內容已保留。'],
    [
      ...(['TW', 'zh_TW', '/plans/new?fundCode=TW0001', 'STOP-PLAN'] as const),
      '目前暫停在線上新增或變更定期定額，請稍後再試；仍可暫停或終止。',
    ],
  ] as const)(
    '[MSG-04, ENT-32, I18N-01] says it in words of its own where the stop has no sentence: %s, %s, %s',
    async (region, language, route, code, words) => {
      const stop = await open(region, route, language);
      await portal.find('[data-testid$=go-on] button[type=submit]');
      await stop(code);
      await portal.find('[data-testid=order-stopped]', words);
    },
  );

  it.each([
    ['HK', '/order/buy?fundCode=HK0001', 'STOP-SELL'],
    ['HK', '/order/buy?fundCode=HK0001', 'STOP-PLAN'],
    ['HK', '/order/buy?fundCode=HK0001', 'STOP-FUND-HK0002'],
    ['TW', '/order/sell?fundCode=TW0001', 'STOP-BUY'],
    ['TW', '/plans/new?fundCode=TW0001', 'STOP-BUY'],
  ] as const)('[MSG-04, ENT-32] goes on where something else is stopped: %s, %s, %s', async (region, route, code) => {
    const stop = await open(region, route);
    await portal.find('[data-testid$=go-on] button[type=submit]');
    await stop(code, 'Something else is stopped.');
    await portal.find('[data-testid=stop-line] p', 'Something else is stopped.');
    expect(portal.all('[data-testid$=go-on] button[type=submit]')).toHaveLength(1);
    expect(portal.all('[data-testid=order-stopped]')).toEqual([]);
  });

  it('[MSG-04, ENT-32, ORDQ-04] makes no list by the Enter key while the order is stopped', async () => {
    const stop = await open('HK', '/order/buy?fundCode=HK0001');
    await portal.find('[data-testid=place-order-card] input');
    portal.type('[data-testid=place-order-card] input', '20000');
    await stop('STOP-BUY', 'Stopped.');
    await portal.find('[data-testid=order-stopped]');
    (await portal.find<HTMLFormElement>('[data-testid=place-order-form]')).requestSubmit();
    const composed = () => portal.requests.filter(({ name }) => name === 'composeOrders').length;
    // It would have been asked for before this is answered and drawn.
    await stop('STOP-BUY', 'Still stopped.');
    await portal.find('[data-testid=order-stopped]', 'Still stopped.');
    expect(composed()).toBe(0);
    await stop();
    (await portal.find('[data-testid=place-order-go-on] button[type=submit]')).click();
    await eventually(() => expect(composed()).toBe(1));
  });
});

describe('what is confirmed while it is stopped', () => {
  it('[MSG-04, ENT-32, TRADE-66] an order list takes no PIN while any of its orders is stopped, and takes it again afterwards', async () => {
    const stop = await open('HK', orderLinks.HK);
    await acceptNotes(portal, 'HK');
    await portal.find('[data-testid=order-password] button[type=submit]');
    await stop('STOP-FUND-HK0001', 'No orders in this fund.');
    await portal.find('[data-testid=order-terms] [data-testid=order-stopped]', 'No orders in this fund.');
    expect(portal.all('[data-testid=order-password]')).toEqual([]);
    await stop('STOP-PLAN', 'No plans.');
    await portal.find('[data-testid=order-password] button[type=submit]');
    expect(portal.all('[data-testid=order-stopped]')).toEqual([]);
  });

  it.each([
    ['an order list', orderLinks.HK, 'STOP-FUND-HK0001', () => acceptNotes(portal, 'HK')],
    ['a plan', '/plans/new?fundCode=HK0001', 'STOP-PLAN', () => composePlan(portal)],
  ] as const)(
    '[MSG-04, ENT-32, OPEN-72] the bar at the foot leads to nothing while it is stopped, and leads on again afterwards: %s',
    async (_, route, code, begin) => {
      const stop = await open('HK', route);
      await begin();
      await portal.find('[data-testid=next-step] button');
      await stop(code, 'Stopped until the prices are corrected.');
      await portal.find('[data-testid=order-terms] [data-testid=order-stopped]');
      expect(portal.all('[data-testid=next-step]')).toEqual([]);
      await stop();
      await portal.find('[data-testid=next-step] button');
    },
  );

  it('[MSG-04, ENT-32, RSP-09] a plan is not changed while plans are stopped, and can be paused', async () => {
    const stop = await open('HK', '/plans');
    (await portal.find('[data-testid=plan-actions] button', 'Change')).click();
    await portal.find('dialog button[type=submit]', 'Save changes');
    await stop('STOP-PLAN', 'Plans can’t be changed today.');
    await portal.find('dialog [data-testid=order-stopped]', 'Plans can’t be changed today.');
    expect(portal.all('dialog button[type=submit]')).toEqual([]);
    (await portal.find('dialog button', 'Keep plan')).click();
    (await portal.find('[data-testid=plan-actions] button', 'Pause')).click();
    await portal.find('dialog button[type=submit]', 'Pause plan');
    expect(portal.all('dialog [data-testid=order-stopped]')).toEqual([]);
  });
});
