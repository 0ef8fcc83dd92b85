import { describe, expect, it, vi } from 'vitest';
import type { TransportAnswer, TransportRequest } from '../../../adapters/http/transport';
import type { DataBlock } from '../../../config/portal-configuration';
import type { Language } from '../../../domain/language';
import { answer } from '../../adapters/support/scripted-transport';
import { acceptNotes, orderLinks, sendOrders } from '../support/order-forms';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

type Line = Readonly<Record<string, string | boolean | readonly string[]>>;

/** 50,000 TWD of an onshore fund. */
const buy: Line = { type: 'B', fundCode: 'TW0001', amcCode: '51', currency: 'TWD', buyAmount: '50000' };
const redemption: Line = { type: 'R', fundCode: 'TW0001', amcCode: '51', currency: 'TWD', unit: '10' };
const switched: Line = {
  type: 'S',
  switchFromFundCode: 'TW0001',
  switchToFundCode: 'TW0002',
  amcCode: '51',
  currency: 'TWD',
  unit: '10',
};

const estimated = { value: '1000', fxRate: '1', error: null };
/** Nothing is said against any order. */
const unopposed: Readonly<Record<string, TransportAnswer>> = {
  validateAllotment: answer(200, { code: null, errors: [] }),
  validateRedemption: answer(200, { errors: [], unitsBreakdown: [] }),
  validateSwitch: answer(200, { errors: [] }),
  unitCalculator: answer(200, estimated),
};

type Opened = { readonly lines?: readonly Line[]; readonly block?: DataBlock; readonly language?: Language };

function given({ name, url }: TransportRequest, list: object): TransportAnswer | undefined {
  if (name === 'urlTradingDetail') return answer(200, list);
  const categoryCode = new URL(url, 'http://portal').searchParams.get('functionCode');
  return name === 'fundAgreements' ? answer(200, [{ categoryCode, title: null }]) : unopposed[name];
}

/** Opens a list of these lines, or the recorded one, at its cards. */
async function open({ lines, block = {}, language = 'zh_TW' }: Opened): Promise<void> {
  const body = { oid: 'demo-1-2026-11-20', clientId: 'C', active: true, first: false, tradingVOList: lines };
  await portal.open({
    block: { region: 'TW', profile: 'standalone', languages: ['zh_TW', 'en_US', 'zh_HK'], ...block },
    route: orderLinks.TW,
    language,
    answer: (request) => (lines ? given(request, body) : undefined),
  });
  if (lines) await portal.find('[data-testid=order-card]');
}

/** Returns the value beside a word among the facts of the first order that has it. */
const fact = (label: string): string | undefined =>
  portal.all('[data-testid=order-facts] dt').find(({ textContent }) => textContent === label)?.nextElementSibling
    ?.textContent;

/** Types a figure in place of the only order's, and answers what is said of it. */
async function typed(figure: string): Promise<string | undefined> {
  if (portal.all('[data-testid=order-edit]').length === 0)
    (await portal.find('[data-testid=order-card-actions] button')).click();
  await portal.find('[data-testid=order-edit] input');
  portal.type('[data-testid=order-edit] input', figure);
  (await portal.find('[data-testid=order-edit] button[type=submit]')).click();
  await portal.find('[data-testid=order-edit] [data-testid=text-field-error], [data-testid=order-card-actions]');
  return portal.textsOf('[data-testid=order-edit] [data-testid=text-field-error]')[0];
}

describe('what is accepted before orders of several kinds', () => {
  it.each([
    ['zh_TW', '單筆申購、買回、轉申購', '單筆申購', '轉申購'],
    ['zh_HK', '認購、贖回、轉換', '認購', '轉換'],
    ['en_US', 'Buy, Sell, Switch', 'Buy', 'Switch'],
  ] as const)(
    '[TRADE-24, TRADE-55..57, TRADE-65] the consents stand under the kinds of order that need them: %s',
    async (language, all, buys, switches) => {
      await open({ lines: [buy, redemption, switched], language });
      await portal.find('[data-testid=order-notes] h4', all);
      const lists = portal
        .all('[data-testid=order-notes] h4')
        .map((heading) => [
          heading.textContent,
          portal.all(`[data-testid=order-notes] ul[aria-labelledby="${heading.id}"] input`).length,
        ]);
      expect(lists).toEqual([
        [all, 2],
        [buys, 3],
        [switches, 2],
      ]);
    },
  );

  it('[TRADE-65] consents to orders of one kind need no name of it', async () => {
    await open({ lines: [buy, { ...buy, fundCode: 'TW0002' }] });
    await portal.find('[data-testid=order-notes] input');
    expect(portal.all('[data-testid=order-notes] h4')).toEqual([]);
  });
});

describe('the times of orders', () => {
  it('[TRADE-112..115, CONST-16] the cut-offs are 16:00 for onshore funds and 13:00 for offshore ones, to send as to be debited', async () => {
    await open({});
    await acceptNotes(portal, 'TW');
    const [onshore = '', offshore = ''] = portal.textsOf('[data-testid=order-cut-off]');
    expect(onshore).toMatch(/^境內基金.* 16:00 /);
    expect(offshore).toMatch(/^境外基金.* 13:00 /);
    const debits = portal.all('[data-testid=order-facts] dt').filter(({ textContent }) => textContent === '扣款日');
    expect(debits.map(({ nextElementSibling }) => nextElementSibling?.textContent.slice(-5))).toEqual([
      '16:00',
      '13:00',
    ]);
    await sendOrders(portal, 'TW');
    await portal.find('h2', '已收到您的委託');
    expect(portal.textsOf('[data-testid=order-receipt] p').join(' ')).toContain(
      '扣款：境內基金 16:00、境外基金 13:00。',
    );
  });

  it.each([
    ['2025-05-23T10:00:00+08:00', '2025/05/23', '2025/05/23'],
    ['2025-05-24T10:00:00+08:00', '2025/05/26', '2025/05/26'],
    ['2025-05-25T10:00:00+08:00', '2025/05/26', '2025/05/27'],
  ])(
    '[TRADE-135, TRADE-136] an offshore switch sent on %s leaves on %s, and goes on at the price and rate of %s',
    async (now, dealt, boughtAt) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
      await open({ lines: [{ ...switched, amcCode: '60' }] });
      expect([fact('交易日'), fact('轉入淨值與匯率日期')]).toEqual([dealt, boughtAt]);
    },
  );
});

describe('days without dealing that come at run time', () => {
  const wednesday = '2026-03-04T10:00:00+08:00';
  const closedOn = ['2026-03-04', '2026-03-05'];

  it('[OPEN-32, TRADE-91, TRADE-92, TRADE-119] move the dealing date and the debit of an order in a fund that is closed, and of no other', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(wednesday) });
    await open({
      lines: [
        { ...buy, closedOn },
        { ...buy, fundCode: 'TW0002' },
      ],
    });
    const dates = (label: string) =>
      portal
        .all('[data-testid=order-facts] dt')
        .filter(({ textContent }) => textContent === label)
        .map(({ nextElementSibling }) => nextElementSibling?.textContent);
    expect(dates('交易日')).toEqual(['2026/03/06', '2026/03/04']);
    expect(dates('扣款日')).toEqual(['2026/03/06 16:00', '2026/03/04 16:00']);
    expect(portal.textsOf('[data-testid=order-cut-off]')[0]).not.toContain('今天不交易');
  });

  it('[LINK-28, TRADE-114] closures that come at run time don’t hide the day that was chosen ahead: it is the dealing date and that of the debit, and no clock runs', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(wednesday) });
    await open({ lines: [{ ...buy, dealOn: '2026-03-18' }] });
    expect([fact('交易日'), fact('扣款日')]).toEqual(['2026/03/18', '2026/03/18 16:00']);
    expect(portal.textsOf('[data-testid=order-card] small').join(' ')).toContain('預約申購');
    expect(portal.all('[data-testid=order-cut-off]')).toEqual([]);
  });

  it('[OPEN-32, TRADE-91, TRADE-92] closures that come at run time are said where every order of a side is closed, as by a typhoon', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(wednesday) });
    await open({
      lines: [
        { ...buy, closedOn },
        { ...redemption, closedOn: ['2026-03-04'] },
      ],
    });
    const [said = ''] = portal.textsOf('[data-testid=order-cut-off]');
    expect(said).toContain('這些基金今天不交易，將列為其下一個交易日的委託。');
    expect(said).toContain('2026/03/05');
  });
});

describe('the limits of a purchase', () => {
  it.each([
    ['TWD', '2999', '3000', '300000', '300001', 'TWD 3,000', 'TWD 300,000'],
    ['USD', '199.99', '200', '10000', '10000.01', 'USD 200.00', 'USD 10,000.00'],
    ['EUR', '199.99', '200', '10000', '10000.01', 'EUR 200.00', 'EUR 10,000.00'],
    ['AUD', '199.99', '200', '10000', '10000.01', 'AUD 200.00', 'AUD 10,000.00'],
    ['JPY', '19999', '20000', '1300000', '1300001', 'JPY 20,000', 'JPY 1,300,000'],
  ])(
    '[TRADE-129..134, CONFLICT-39, OPEN-31] a purchase of a digital share class in %s has limits: %s is too little, %s and %s are taken, %s is too much',
    async (currency, below, least, most, above, minimum, maximum) => {
      await open({ lines: [{ ...buy, currency, buyAmount: least, isDigitalShareClass: true }] });
      expect(fact('單筆申購限額')).toBe(`${minimum} 至 ${maximum}`);
      expect(await typed(below)).toBe(`金額低於最低申購金額 ${minimum}。`);
      expect(await typed(above)).toBe(`金額超過單筆申購上限 ${maximum}。`);
      for (const taken of [least, most]) expect([taken, await typed(taken)]).toEqual([taken, undefined]);
    },
  );

  it('[TRADE-27, TRADE-98, TRADE-99, CONFLICT-39] the limits of a purchase are the server’s where it states them, also of a digital share class', async () => {
    const stated = { buyLowerLimit: '5000', buyUpperLimit: '60000' };
    await open({ lines: [{ ...buy, ...stated, isDigitalShareClass: true }] });
    expect(fact('單筆申購限額')).toBe('TWD 5,000 至 TWD 60,000');
    expect(await typed('4999')).toBe('金額低於最低申購金額 TWD 5,000。');
    expect(await typed('60001')).toBe('金額超過單筆申購上限 TWD 60,000。');
    portal.close();
    await open({ lines: [{ ...buy, buyLowerLimit: '5000' }] });
    expect(fact('單筆申購限額')).toBe('TWD 5,000 起');
    portal.close();
    await open({ lines: [buy] });
    expect(fact('單筆申購限額')).toBeUndefined();
  });

  it.each([
    [{ availBuyOnTopTwd: true }, '2,000'],
    [{ availBuyOnTopForeign: true }, '5,000'],
    [{}, '5,000'],
  ])(
    '[TRADE-20, TRADE-51..53, OPEN-29] the limits of a fund that is held are those on top of it where it allows them: %j',
    async (flags, least) => {
      const stated = { buyLowerLimit: '5000', buyOnTopLowerLimit: '2000' };
      await open({ lines: [{ ...buy, ...stated, ...flags }] });
      expect([fact('持有單位數'), fact('單筆申購限額')]).toEqual(['4,450.0619', `TWD ${least} 起`]);
      portal.close();
      await open({ lines: [{ ...buy, ...stated, ...flags, fundCode: 'TW0009' }] });
      expect([fact('持有單位數'), fact('單筆申購限額')]).toEqual([undefined, 'TWD 5,000 起']);
    },
  );

  it('[TRADE-116, TRADE-117, CONST-17, CONFLICT-40] the limits of a day are 30 million for purchases together, and as much for redemptions', async () => {
    await open({ lines: [buy, { ...buy, fundCode: 'TW0002' }] });
    expect(await typed('29950000')).toBeUndefined();
    expect(await typed('29950001')).toBe('網路交易每日申購合計以新台幣 30,000,000 元為限。');
    portal.close();
    const errors = [{ code: 'ORDER_CAP_EXCEEDED', fundCode: 'TW0001', currency: 'TWD' }];
    await portal.open({
      block: { region: 'TW', profile: 'standalone' },
      route: orderLinks.TW,
      language: 'zh_TW',
      answer: ({ name }) => (name === 'validateRedemption' ? answer(200, { errors }) : undefined),
    });
    await acceptNotes(portal, 'TW');
    await portal.find(
      '[data-testid=order-card] [data-tone]',
      '網路交易每日申購、買回各以新台幣 30,000,000 元為限，已超過上限。請減少或移除這一筆，其餘改日再辦理。',
    );
  });

  it('[FMT-10, TRADE-18] come with the fee’s rate in percent, with two decimals', async () => {
    await open({ lines: [{ ...buy, feeRate: '1.5' }] });
    expect([fact('手續費率'), fact('手續費'), fact('扣款合計')]).toEqual(['1.50%', 'TWD 750', 'TWD 50,750']);
  });
});

describe('what holds of the funds', () => {
  it('[LINK-29, TRADE-26, TRADE-139] a new fund is dealt at its issue price on its launch, and no clock runs', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T10:00:00+08:00') });
    const closedOn = ['04', '05', '06', '09', '10', '11', '12', '13'].map((day) => `2026-03-${day}`);
    await open({ lines: [{ ...buy, isIpo: true, closedOn }] });
    expect([fact('交易日'), fact('扣款日')]).toEqual(['2026/03/16', '2026/03/16 16:00']);
    expect(portal.textsOf('[data-testid=order-fund-terms] li')).toContain(
      '於上列交易日以發行價格成交；在此之前不會扣款，單位也不能買回或轉申購。',
    );
    expect(portal.all('[data-testid=order-cut-off]')).toEqual([]);
  });

  it('[TRADE-26, TRADE-138, TRADE-139, ENUM-10] a new fund is marked, with when money comes back or the confirmation comes, and its own agreements', async () => {
    await open({ lines: [{ ...buy, isIpo: true }, { ...switched, isIpo: true }, redemption] });
    const text = '本基金為新募集基金。如未能成立，申購款項將於 10 個營業日內退還；成立後 30 日內寄發交易確認。';
    expect(portal.textsOf('[data-testid=order-fund-terms] li').filter((one) => one.includes('新募集'))).toEqual([
      text,
      text,
    ]);
    expect(portal.textsOf('[data-testid=order-fund] small')).toEqual([
      'TW0001 RR5 新募集 境內 TWD',
      'TW0001 RR5 境內 TWD',
      'TW0001 RR5 境內 TWD',
      'TW0002 RR1 新募集 境內 TWD',
    ]);
    expect(portal.textsOf('[data-testid=order-notes] label').slice(-3)).toEqual([
      '已閱讀並同意「新募集基金申購注意事項」',
      '已閱讀並同意「新募集基金轉入注意事項」',
      '已閱讀並同意「基金轉出注意事項」',
    ]);
  });

  const notices = {
    subscription: undefined,
    paused: undefined,
    merged: undefined,
    'cost-split': '基金公告：本基金分割時，成本依 62.37% 與 37.63% 分攤至兩檔基金。',
    'priced-later': '基金公告：由本基金轉申購美元基金，以 T+5 日淨值計價。',
  };

  it.each(Object.entries(notices))(
    '[TRADE-137, TRADE-140..143, OPEN-36] a notice is told of listed funds alone, and of none that is past: %s',
    async (name, text) => {
      const block: DataBlock = { fundNotices: { [name]: ['TW0001'] } };
      await open({ block, lines: [switched, { ...buy, fundCode: 'TW0002' }] });
      expect(portal.textsOf('[data-testid=order-fund-terms] li')).toEqual(text === undefined ? [] : [text]);
      portal.close();
      await open({ block, lines: [buy] });
      expect(portal.textsOf('[data-testid=order-fund-terms] li')).toEqual(
        name === 'priced-later' || text === undefined ? [] : [text],
      );
    },
  );

  it('[TRADE-81, TRADE-24, ENUM-10] the notes to accept fit the order: no fee on top for a sale, a text for each agreement', async () => {
    await open({ lines: [redemption] });
    expect(portal.textsOf('[data-testid=order-notes] p').slice(0, 2)).toEqual([
      '買回不另收申購手續費；公開說明書所定的費用（例如短線交易費用）將自買回價金中扣除。',
      '銷售機構可能自基金經理費中收取通路報酬。基金過去的績效不代表未來的績效。',
    ]);
    expect(portal.textsOf('[data-testid=order-notes] p').join('')).not.toContain('申購金額之外另計');
    portal.close();
    await open({ lines: [{ ...buy, feeRate: '0' }] });
    expect(portal.textsOf('[data-testid=order-notes] p')[0]).toBe('本筆申購不收手續費。');
    portal.close();
    await open({ lines: [{ ...buy, feeRate: '0.6' }, switched] });
    const texts = portal.textsOf('[data-testid=order-notes] p');
    expect(texts.slice(0, 2)).toEqual([
      '申購手續費在申購金額之外另計。',
      '轉申購依委託所載收費；短線交易費用將自轉出價金中扣除。',
    ]);
    for (const text of [
      '本人已取得並閱讀基金公開說明書，了解基金的計價方式與各項費用，並知悉委託將以尚未公布的淨值成交。',
      '轉出單位數將以交易日尚未公布的淨值計算，公開說明書所定的費用將自轉出價金中扣除。',
    ])
      expect(texts).toContain(text);
  });

  it('[TRADE-122, TRADE-123] a redemption tells what a remittance costs, and to which banks nothing', async () => {
    await open({ lines: [redemption, buy], block: { custodianBanks: ['晨光商業銀行', '青田銀行'] } });
    expect(portal.textsOf('[data-testid=order-fund-terms] li')).toEqual([
      '匯款費用通常為 TWD 30；匯入晨光商業銀行、青田銀行帳戶者免收。',
    ]);
    portal.close();
    await open({ lines: [redemption] });
    expect(portal.textsOf('[data-testid=order-fund-terms] li')).toEqual([
      '匯款費用通常為 TWD 30；匯入保管銀行帳戶者免收。',
    ]);
    portal.close();
    await open({ lines: [redemption], language: 'en_US' });
    expect(portal.textsOf('[data-testid=order-fund-terms] li')).toEqual([
      'A remittance usually costs TWD 30; to an account with a custodian bank it is free.',
    ]);
    portal.close();
    await open({});
    await acceptNotes(portal, 'TW');
    await sendOrders(portal, 'TW');
    await portal.find('[data-testid=order-receipt] p', '匯款費用通常為 TWD 30；匯入保管銀行帳戶者免收。');
  });
});

describe('a switch into a fund of another currency', () => {
  const abroad: Line = { ...switched, switchToFundCode: 'TW0009' };
  const secondFund = () => portal.textsOf('[data-testid=order-card] h4 [data-testid=order-fund] small')[1] ?? '';

  it.each([
    ['zh_TW', '幣別兌換', /^由 TWD 換成 JPY，依 \d{4}\/\d{2}\/\d{2} 的匯率計算$/],
    ['zh_HK', '貨幣兌換', /^由 TWD 兌換成 JPY，按 \d{4}\/\d{2}\/\d{2} 的匯率計算$/],
    ['en_US', 'Currency exchange', /^TWD to JPY, at the rate of \d{2} \w{3} \d{4}$/],
  ] as const)(
    '[ORDQ-02, TRADE-43, FMT-11] the confirmation names the currency of the fund that is bought, and the day whose rate converts the money, in %s',
    async (language, label, sentence) => {
      await open({ lines: [abroad], language });
      await eventually(() => expect(fact(label)).toMatch(sentence));
      expect(secondFund()).toMatch(/JPY$/);
    },
  );

  it('[ORDQ-02, TRADE-43] nothing is converted within one currency', async () => {
    await open({ lines: [switched] });
    expect([secondFund().endsWith('TWD'), fact('幣別兌換')]).toEqual([true, undefined]);
  });
});

describe('the bank account of an order', () => {
  const masked = (label: string) =>
    portal
      .all('[data-testid=order-facts] dt')
      .filter(({ textContent }) => textContent === label)
      .map((term) => term.nextElementSibling?.querySelector('[aria-hidden]')?.textContent);

  it('[ORDQ-04, ENT-49, BANK-03] the bank account of an order is named before it is sent, masked, where the server states it', async () => {
    const bankAccount = '01234500678901';
    await open({ lines: [{ ...buy, bankAccount }, { ...redemption, bankAccount }, switched] });
    await eventually(() => expect(masked('扣款帳戶')).toEqual(['01****01']));
    expect(masked('入帳帳戶')).toEqual(['01****01']);
  });
});
