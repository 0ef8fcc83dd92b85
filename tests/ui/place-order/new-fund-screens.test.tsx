import { describe, expect, it } from 'vitest';
import type { TransportAnswer, TransportRequest } from '../../../adapters/http/transport';
import type { Language } from '../../../domain/language';
import { answer, offline, refusal } from '../../adapters/support/scripted-transport';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const services = (ipoEnabled: boolean) => answer(200, { data: { systemTW: { preOrderEnabled: true, ipoEnabled } } });
const newFunds = (...codes: readonly string[]) => answer(200, { data: { newFundsTW: codes } });

const preview = (code: string, value: string) => ({
  name: { code, value },
  isinCode: null,
  fundPrice: null,
  baseCurrency: 'TWD',
  fundRiskRating: 'RR3',
  fundPerformance: null,
  jfFundCode: null,
  statusNormal: true,
  ivrCode: null,
  availability: {
    availBuy: true,
    availRSPBuy: false,
    availERSPBuy: false,
    availSchBuy: null,
    availSell: true,
    availSwitchSell: true,
  },
});
const terms = { until: '2026-03-14', dealsOn: '2026-03-16', issuePrice: '10' };
const known = [preview('TW0544', '藍鷺台灣多重資產基金 D（累積）'), preview('TW0001', '雲嶺台灣成長股票基金')];

/** Answers with the requested funds that exist. */
const previews = ({ body = '' }: TransportRequest) =>
  answer(200, { data: { fundPreviews: known.filter(({ name }) => body.includes(`"${name.code}"`)) } });
const orderTerms = answer(200, {
  data: {
    fundOrderTermsTW: [
      { code: 'TW0544', currency: 'TWD', isDigitalShareClass: false, feeType: 'front-end', subscription: terms },
      { code: 'TW0001', currency: 'TWD', isDigitalShareClass: false, feeType: 'back-end', subscription: null },
    ],
  },
});

type Given = Readonly<Record<string, TransportAnswer | undefined>>;
type Options = { readonly given?: Given; readonly language?: Language; readonly route?: string };

const composed: TransportRequest[] = [];

async function open({ given = {}, language = 'zh_TW', route = '/order/ipo-buy' }: Options = {}): Promise<void> {
  composed.length = 0;
  await portal.open({
    block: { region: 'TW', profile: 'standalone', hotline: '2000 1234', languages: ['zh_TW', 'en_US', 'zh_HK'] },
    route,
    language,
    answer: (request) => {
      if (request.name === 'composeOrders') composed.push(request);
      if (request.name === 'FundPreviews') return given['FundPreviews'] ?? previews(request);
      const usual = { SystemTW: services(true), NewFundsTW: newFunds('TW0544'), FundOrderTermsTW: orderTerms };
      return { ...usual, ...given }[request.name];
    },
  });
}

const bodies = () => composed.map(({ body }) => JSON.parse(body ?? '') as object);

describe('the page of new funds', () => {
  it.each([
    [
      ...(['zh_TW', '新基金募集申購', '選擇這檔基金'] as const),
      ['募集截止日2026/03/14', '成立及成交日2026/03/16', '發行價格TWD 10.00'],
      '2026/03/16 前不會成交，單位在此之前也不能買回或轉申購。',
    ],
    [
      ...(['en_US', 'Buy a new fund', 'Choose this fund'] as const),
      ['Open until14 Mar 2026', 'Launch and dealing date16 Mar 2026', 'Issue priceTWD 10.00'],
      'Nothing is executed before 16 Mar 2026, and the units can’t be sold or switched before that day.',
    ],
  ] as const)(
    '[LINK-29, TRADE-26, TRADE-139] says until when one may subscribe, when it is dealt and at which price, and that nothing can leave it before: %s',
    async (language, title, take, facts, note) => {
      await open({ language });
      await portal.find('h1', title);
      await portal.find('[data-testid=place-order-card] button', take);
      expect(portal.textsOf('[data-testid=place-order-card] [data-testid=order-facts] > div')).toEqual(facts);
      expect(portal.textsOf('[data-testid=place-order-card] [data-testid=place-order-note]')).toEqual([note]);
      expect(portal.all('[role=search]')).toEqual([]);
    },
  );

  it('[LINK-29, ORDQ-01] takes a new fund into the order, and says that it is one', async () => {
    await open();
    (await portal.find('[data-testid=place-order-card] button', '選擇這檔基金')).click();
    await portal.find('[data-testid=place-order-form] input');
    portal.type('[data-testid=place-order-form] input', '20000');
    (await portal.find('[data-testid=place-order-go-on] button')).click();
    await eventually(() => expect(composed).toHaveLength(1));
    expect(bodies()).toEqual([
      { orders: [{ type: 'B', fundCode: 'TW0544', currency: 'TWD', amount: '20000', isIpo: true }] },
    ]);
  });

  it('[CONF-27, TRADE-26] takes no other fund, and leads to where that is bought', async () => {
    await open({ route: '/order/ipo-buy?fundCode=TW0001' });
    await portal.find('[data-testid=place-order-form] [data-tone]', /這檔基金不在募集期間，無法在這裡申購。/);
    expect(await portal.addressOf('前往一般申購頁面', '[data-testid=place-order-form]')).toBe(
      '/eTrading/v2/order/buy?fundCode=TW0001',
    );
    (await portal.find('[data-testid=place-order-go-on] button')).click();
    expect(composed).toEqual([]);
  });

  it('[CONF-27, TRADE-26] the usual page leads to the page of new funds with a new fund', async () => {
    await open({ route: '/order/buy?fundCode=TW0544' });
    await portal.find('[data-testid=place-order-form] [data-tone]', /這檔新基金仍在募集期間，請由募集申購頁面辦理。/);
    expect(await portal.addressOf('前往募集申購', '[data-testid=place-order-form]')).toBe(
      '/eTrading/v2/order/ipo-buy?fundCode=TW0544',
    );
  });

  it.each([
    ['zh_TW', '/order/ipo-buy', '目前未開放新基金募集申購。您先前的申購不受影響。', '申購已成立的基金'],
    [
      ...(['en_US', '/order/ipo-switch'] as const),
      'New funds aren’t open for online subscription at the moment. Your earlier subscriptions stay as they are.',
      'Buy an established fund',
    ],
  ] as const)('[CONF-27, GQL-26] says calmly that it is closed: %s, %s', async (language, route, words, link) => {
    await open({ given: { SystemTW: services(false) }, language, route });
    await portal.find('[data-testid=place-order-empty] [data-tone]', words);
    expect(await portal.addressOf(link, '[data-testid=place-order-empty]')).toBe('/eTrading/v2/order/buy');
  });

  it('[LINK-29, OPEN-92] says that there are no new funds, and asks again where they couldn’t be had', async () => {
    const given: Record<string, TransportAnswer> = { NewFundsTW: offline };
    await open({ given });
    const again = await portal.find('[data-testid=retry-panel] button');
    given['NewFundsTW'] = newFunds();
    again.click();
    await portal.find('[data-testid=place-order-empty]', '目前沒有募集中的新基金。');
  });

  it.each([
    ['ORDER_IPO_CLOSED', '目前未開放新基金募集申購，因此沒有建立委託；您填寫的內容已保留。'],
    ['ORDER_FUND_NOT_NEW', '其中一檔基金已不在募集期間，請移除後再繼續；您填寫的內容已保留。'],
    ['ORDER_FUND_NEW', '其中一檔為募集中的新基金，請移除後由募集申購頁面辦理；您填寫的內容已保留。'],
  ] as const)('[CONF-27, TRADE-26] says why no list is made: %s', async (code, words) => {
    await open({ given: { composeOrders: answer(422, refusal(code)) }, route: '/order/ipo-buy?fundCode=TW0544' });
    await portal.find('[data-testid=place-order-form] input');
    portal.type('[data-testid=place-order-form] input', '20000');
    (await portal.find('[data-testid=place-order-go-on] button')).click();
    await portal.find('[data-testid=place-order-go-on] [data-tone]', words);
  });
});

describe('the page of switches into new funds', () => {
  it('[LINK-30, ORDQ-02, TRADE-26] switches units of a holding into a new fund', async () => {
    await open({ route: '/order/ipo-switch' });
    await portal.find('h1', '轉申購新募集基金');
    (await portal.find('[data-testid=holding-picker] button', /TW0001\s*TWD/)).click();
    (await portal.find('[data-testid=place-order-parts] button', '選擇這檔基金')).click();
    await portal.find('[data-testid=place-order-into] [data-testid=order-facts]', /募集截止日2026\/03\/14/);
    portal.type('[data-testid=place-order-form] input[inputmode=decimal]', '1.5');
    (await portal.find('[data-testid=place-order-go-on] button')).click();
    await eventually(() => expect(composed).toHaveLength(1));
    expect(bodies()).toMatchObject([{ orders: [{ type: 'S', intoFundCode: 'TW0544', units: '1.5000', isIpo: true }] }]);
  });

  it('[LINK-30, ORDQ-02, TRADE-43] says what the part of a new fund brings once the worth of the units is known, and no units before its launch', async () => {
    const estimate = answer(200, { value: '61.79', fxRate: null, error: null });
    await open({ route: '/order/ipo-switch', given: { unitCalculator: estimate } });
    (await portal.find('[data-testid=holding-picker] button', /TW0001\s*TWD/)).click();
    (await portal.find('[data-testid=place-order-parts] button', '選擇這檔基金')).click();
    await portal.find('[data-testid=place-order-into] [data-testid=order-facts]', /募集截止日2026\/03\/14/);
    portal.type('[data-testid=place-order-form] input[inputmode=decimal]', '1.5');
    await portal.find('[data-testid=place-order-into] [data-testid=order-facts]', /約 TWD 61$/);
    portal.type('[data-testid=place-order-form] input[inputmode=decimal]', '1.6');
    await portal.find('[data-testid=place-order-into] [data-testid=order-facts]', /轉出單位數1\.6000/);
    await portal.find('[data-testid=place-order-into] [data-testid=order-facts]', /約 TWD 61$/);
  });
});
