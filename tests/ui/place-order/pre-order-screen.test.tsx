import { describe, expect, it, vi } from 'vitest';
import type { TransportAnswer, TransportRequest } from '../../../adapters/http/transport';
import type { Language } from '../../../domain/language';
import { answer, offline, refusal } from '../../adapters/support/scripted-transport';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const wednesday = '2026-03-04T10:00:00+08:00';
const services = (preOrderEnabled: boolean) =>
  answer(200, { data: { systemTW: { preOrderEnabled, ipoEnabled: false } } });

type Given = Readonly<Record<string, TransportAnswer | undefined>>;
type Options = { readonly given?: Given; readonly language?: Language; readonly route?: string };

const composed: TransportRequest[] = [];

async function open({ given = {}, language = 'zh_TW', route = '/order/pre-order?fundCode=TW0001' }: Options = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(wednesday) });
  composed.length = 0;
  await portal.open({
    block: { region: 'TW', profile: 'standalone', hotline: '2000 1234', languages: ['zh_TW', 'en_US', 'zh_HK'] },
    route,
    language,
    answer: (request) => {
      if (request.name === 'composeOrders') composed.push(request);
      return { dealingClosures: answer(200, { closedOn: ['2026-03-09'] }), SystemTW: services(true), ...given }[
        request.name
      ];
    },
  });
}

const days = () => portal.all<HTMLOptionElement>('[data-testid=place-order-day] option').map(({ value }) => value);

async function choose(day: string): Promise<void> {
  const select = await portal.find<HTMLSelectElement>('[data-testid=place-order-day] select:enabled');
  select.value = day;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

const goOn = async () => (await portal.find('[data-testid=place-order-go-on] button')).click();

describe('the page of purchases ahead', () => {
  it('[LINK-28, TRADE-91, OPEN-32] offers the dealing days of the fund after the next one, for thirty days, none of which is closed', async () => {
    await open();
    await portal.find('[data-testid=place-order-day] select:enabled');
    const offered = days().filter(Boolean);
    expect(offered.slice(0, 4)).toEqual(['2026-03-05', '2026-03-06', '2026-03-10', '2026-03-11']);
    expect(offered.at(-1)).toBe('2026-04-02');
  });

  it.each([
    [
      ...(['zh_TW', '預約申購', '2026/03/18（三）', '2026/03/18 16:00 扣款，在此之前都可以取消。'] as const),
      '選擇未來 30 天內的交易日申購。款項於當日才扣款，扣款前都可以取消；依當日淨值成交，該淨值目前尚未公布。',
    ],
    [
      ...([
        'en_US',
        'Pre-order',
        '18 Mar 2026 (Wed)',
        'Debited 18 Mar 2026 16:00; you can cancel until then.',
      ] as const),
      'Buy on a dealing date you choose, up to 30 days ahead. The money is debited on that day; until then you can cancel. Your order is executed at the price of that day, which isn’t known yet.',
    ],
  ] as const)(
    '[LINK-28, TRADE-114] says when the money goes and until when it can be cancelled: %s',
    async (language, title, day, debit, about) => {
      await open({ language });
      await portal.find('h1', title);
      await portal.find('[data-testid=place-order-about]', about);
      await portal.find('[data-testid=place-order-day] option', day);
      await choose('2026-03-18');
      await portal.find('[data-testid=place-order-day] [data-testid=place-order-note]', debit);
    },
  );

  it('[LINK-28, ORDQ-01] sends the day with the order, and keeps it over a reload', async () => {
    await open();
    await portal.find('[data-testid=place-order-card] input');
    portal.type('[data-testid=place-order-card] input', '20000');
    await choose('2026-03-18');
    await goOn();
    await eventually(() => expect(composed).toHaveLength(1));
    expect(JSON.parse(composed[0]?.body ?? '')).toEqual({
      orders: [{ type: 'B', fundCode: 'SEEDTW00001.TWD', currency: 'TWD', amount: '20000', dealOn: '2026-03-18' }],
    });
    expect(sessionStorage.getItem('etrading.order')).toContain('2026-03-18');
  });

  it('[LINK-28, OPEN-72] asks for a day before it goes on, where the keyboard then is', async () => {
    await open();
    await portal.find('[data-testid=place-order-card] input');
    portal.type('[data-testid=place-order-card] input', '20000');
    await goOn();
    await portal.find('[data-testid=place-order-day] [data-testid=text-field-error]', '請選擇交易日。');
    await eventually(() => expect(document.activeElement?.tagName).toBe('SELECT'));
    expect(composed).toEqual([]);
  });

  it.each([
    ['zh_TW', '目前未開放預約申購。您先前的預約委託不受影響。', '前往單筆申購', '查看預定扣款'],
    [
      ...(['en_US', 'Pre-orders are not available at the moment. Those you have placed stay as they are.'] as const),
      ...(['Buy without choosing a date', 'See your scheduled orders'] as const),
    ],
  ] as const)(
    '[CONF-27, GQL-26] says calmly that the service is closed, and where to go: %s',
    async (language, words, buy, scheduled) => {
      await open({ given: { SystemTW: services(false) }, language });
      await portal.find('[data-testid=place-order-empty] [data-tone]', words);
      expect(await portal.addressOf(buy, '[data-testid=place-order-empty]')).toBe('/eTrading/v2/order/buy');
      expect(await portal.addressOf(scheduled, '[data-testid=place-order-empty]')).toBe(
        '/eTrading/v2/orders?tab=scheduled',
      );
      expect(portal.all('[data-testid=place-order-card]')).toEqual([]);
    },
  );

  it.each([
    ['ORDER_SERVICE_CLOSED', '目前未開放預約申購，因此沒有建立委託；您填寫的內容已保留。'],
    ['ORDER_DAY_NOT_OFFERED', '選擇的交易日已無法預約，請改選其他交易日；您填寫的內容已保留。'],
  ] as const)('[CONF-27, LINK-28] says why no list is made: %s', async (code, words) => {
    await open({ given: { composeOrders: answer(422, refusal(code)) } });
    await portal.find('[data-testid=place-order-card] input');
    portal.type('[data-testid=place-order-card] input', '20000');
    await choose('2026-03-18');
    await goOn();
    await portal.find('[data-testid=place-order-go-on] [data-tone]', words);
  });

  it('[LINK-28, OPEN-92] asks again for how the fund is dealt, where that couldn’t be had', async () => {
    const given: Record<string, TransportAnswer> = { dealingClosures: offline };
    await open({ given });
    const again = await portal.find('[data-testid=place-order-card] [data-testid=retry-panel] button');
    given['dealingClosures'] = answer(200, { closedOn: [] });
    again.click();
    await portal.find('[data-testid=place-order-day] select:enabled');
  });
});

describe('the records of purchases ahead', () => {
  const ahead = {
    type: 'B',
    fund: { name: { code: 'TW0001', value: '雲嶺台灣成長股票基金' } },
    amount: '50000',
    status: 'RECEIVED',
    chargeRate: '0.6',
    fee: '300',
    orderId: 'L1.1',
    currency: 'TWD',
    receivedAt: '2026-03-04T02:00:00Z',
    changedAt: '2026-03-04T02:00:00Z',
    dealOn: '2026-03-18',
    next: { step: 'accept', date: '2026-03-18', dueAt: '2026-03-18T16:00:00+08:00' },
  };

  it('[LINK-27, ORDQ-06, ORDQ-07] stand under the scheduled tab with the day, can be cancelled there, and are under no other', async () => {
    await open({ given: { orderHistory: answer(200, [ahead]) }, route: '/orders?tab=scheduled' });
    await portal.find('[data-testid=records-ahead] [data-testid=record-kind]', /預約申購/);
    await portal.find(
      '[data-testid=records-ahead] [data-testid=record-next]',
      /2026\/03\/18 16:00 截止收件後受理，以 2026\/03\/18 淨值成交。/,
    );
    await portal.find('[data-testid=records-ahead] button', '取消委託');
    (await portal.find('[role=tab]', '進行中')).click();
    await portal.find('[data-testid=records-empty]', /目前沒有進行中的委託/);
  });

  it('[LINK-27] purchases ahead are under way once they are accepted', async () => {
    await open({ given: { orderHistory: answer(200, [{ ...ahead, status: 'ACCEPTED' }]) }, route: '/orders' });
    await portal.find('[data-testid=record-card] [data-testid=record-kind]', /預約申購/);
    expect(portal.textsOf('[data-testid=record-card]')).toHaveLength(1);
  });
});
