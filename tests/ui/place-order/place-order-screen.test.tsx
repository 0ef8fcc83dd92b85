import { describe, expect, it } from 'vitest';
import type { TransportAnswer } from '../../../adapters/http/transport';
import type { Language } from '../../../domain/language';
import type { Region } from '../../../domain/region';
import { answer, refusal, refusalSaying } from '../../adapters/support/scripted-transport';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

type Given = Readonly<Record<string, TransportAnswer>>;

const open = (region: Region, language: Language, route: string, given: Given = {}) =>
  portal.open({
    block: { region, profile: 'standalone', hotline: '2000 1234' },
    route,
    language,
    answer: ({ name }) => given[name],
  });

/** Types an amount for the fund that the address names, and goes on. */
async function goOn(): Promise<void> {
  await portal.find('[data-testid=place-order-card] input');
  portal.type('[data-testid=place-order-card] input', '20000');
  (await portal.find('[data-testid=place-order-go-on] button')).click();
}

const funds = { HK: 'HK0001', TW: 'TW0001' } as const;

describe('a list that can’t be made', () => {
  it.each([
    [
      'HK',
      'en_US',
      'FUND_UNKNOWN',
      'One of these funds is no longer offered. Please remove it; what you typed is kept.',
    ],
    ['HK', 'zh_HK', 'FUND_UNKNOWN', '其中一隻基金已不再提供，請移除後再繼續；您填寫的內容仍然保留。'],
    [
      ...(['HK', 'en_US', 'ORDER_ACCOUNT_UNKNOWN'] as const),
      'This holding can’t be ordered from here any more. Please reload the page; what you typed is kept.',
    ],
    ['TW', 'zh_TW', 'FUND_UNKNOWN', '其中一檔基金已不再提供，請移除後再繼續；您填寫的內容已保留。'],
  ] as const)(
    '[ORDQ-01, OPEN-76] says why in its own words, and keeps what was typed: %s, %s, %s',
    async (region, language, code, words) => {
      await open(region, language, `/order/buy?fundCode=${funds[region]}`, {
        composeOrders: answer(400, refusal(code)),
      });
      await goOn();
      await portal.find('[data-testid=place-order-go-on] [data-tone]', words);
      expect(
        portal.all<HTMLInputElement>('[data-testid=place-order-card] [inputmode=decimal]').map(({ value }) => value),
      ).toEqual(['20000']);
    },
  );
});

describe('the limits of a purchase', () => {
  it.each([
    ['HK', 'en_US', 'HKD 10,000.00 to HKD 10,000,000.00', '9999', 'The amount is below the minimum of HKD 10,000.00.'],
    ['HK', 'zh_HK', 'HKD 10,000.00 至 HKD 10,000,000.00', '10000001', '金額超出每項指示的上限 HKD 10,000,000.00。'],
    ['TW', 'zh_TW', 'TWD 500 至 TWD 30,000,000', '499', '金額低於最低申購金額 TWD 500。'],
  ] as const)(
    '[TRADE-98, TRADE-99, ORDQ-01] the limits stand beside the amount, which is refused as it is typed outside them: %s, %s',
    async (region, language, limits, typed, refused) => {
      await open(region, language, `/order/buy?fundCode=${funds[region]}`);
      await portal.find('[data-testid=place-order-card]', new RegExp(limits));
      portal.type('[data-testid=place-order-card] input', typed);
      await portal.find('[data-testid=place-order-card]', new RegExp(refused));
    },
  );

  it('[TRADE-98, OPEN-59] the limits are left to the next page where the server doesn’t state them before', async () => {
    await open('HK', 'en_US', `/order/buy?fundCode=${funds.HK}`, { PurchaseLimits: answer(503) });
    await portal.find('[data-testid=place-order-card] input');
    portal.type('[data-testid=place-order-card] input', '1');
    const card = await portal.find('[data-testid=place-order-card]', /Total to pay/);
    expect(card.textContent).not.toMatch(/minimum/i);
  });
});

describe('a list that can’t be made, in the server’s words', () => {
  it('[ORDQ-01, ERR-17, OPEN-04] says why in those of the client’s language', async () => {
    await open('TW', 'zh_TW', `/order/buy?fundCode=${funds.TW}`, {
      composeOrders: answer(400, refusalSaying('FUND_UNKNOWN', 'zh_TW', '此基金已清算。')),
    });
    await goOn();
    await portal.find('[data-testid=place-order-go-on] [data-tone]', '此基金已清算。');
  });
});

describe('the funds of an order', () => {
  it('[ORDQ-01, OPEN-72] keep the keyboard: a fund taken in has its amount ready, one taken out leads back to the search', async () => {
    await open('HK', 'en_US', '/order/buy');
    await portal.find('[role=search] input');
    portal.type('[role=search] input', 'HK0002');
    const found = await portal.find('[data-testid=place-order-search] [role=option]', /HK0002/);
    found.focus();
    found.click();
    const amount = await portal.find('[data-testid=place-order-card] input');
    await eventually(() => expect(document.activeElement).toBe(amount));
    const remove = await portal.find('[data-testid=place-order-card] button', 'Remove');
    remove.focus();
    remove.click();
    await eventually(() => expect(document.activeElement).toBe(portal.all('[role=search] input')[0]));
  });
});

describe('the facts beside the field', () => {
  it.each([
    [
      ...(['HK', 'en_US', 'buy'] as const),
      ['Latest price', 'Limits per order', 'Fee rate (your tier)', 'Autopay', 'Cash Account'],
      'Dates and holding',
    ],
    [...(['HK', 'zh_HK', 'sell'] as const), ['最新價格', '持有單位', '市值', '至今盈虧', '贖回費用'], '戶口及日期'],
    [...(['TW', 'zh_TW', 'switch'] as const), ['最新淨值', '持有單位數', '目前市值', '目前損益'], '帳戶與日期'],
  ] as const)(
    '[ORDQ-01..03] those that decide are never folded away, as the others are on a phone: %s, %s, %s',
    async (region, language, path, deciding, others) => {
      await open(region, language, `/order/${path}?fundCode=${funds[region]}`);
      await portal.find('[data-testid=entry-facts] details dt');
      await eventually(() =>
        expect(portal.textsOf('[data-testid=entry-facts] > dl dt')).toEqual(expect.arrayContaining([...deciding])),
      );
      expect(portal.textsOf('[data-testid=entry-facts] summary')).toEqual([others]);
      expect(portal.textsOf('[data-testid=entry-facts] details dt')).not.toEqual(expect.arrayContaining([deciding[0]]));
    },
  );
});

const mandate = (currency: string, more: object = {}) =>
  answer(200, [
    {
      bankAccountNo: '00123456',
      accountCurrency: currency,
      debitLimit: '300000',
      prdicity: 'WEEKLY',
      activeFlag: 'Y',
      addressLines: [],
      ...more,
    },
  ]);

const noCash = answer(200, { data: { vcaAccount: [] } });

describe('what pays a purchase', () => {
  it.each([
    [
      'HK',
      'en_US',
      /Autopay limit HKD 300,000\.00 a week/,
      /isn’t enough: HKD 300,000\.00 a week; with fees HKD 30\d,\d{3}\.\d\d is needed/,
    ],
    [
      'HK',
      'zh_HK',
      /自動轉賬上限：每星期 HKD 300,000\.00/,
      /自動轉賬上限不足：每星期 HKD 300,000\.00；連同費用需要 HKD 30\d,\d{3}\.\d\d。/,
    ],
    ['TW', 'zh_TW', /自動扣款上限：每週 TWD 300,000/, /自動扣款上限不足：每週 TWD 300,000；含手續費需要 TWD 300,001。/],
  ] as const)(
    '[BANK-03, ENT-44, ORDQ-01] the limit of the debit names its period beside the amount, which is refused above it as it is typed: %s, %s',
    async (region, language, limit, refused) => {
      const currency = region === 'HK' ? 'HKD' : 'TWD';
      await open(region, language, `/order/buy?fundCode=${funds[region]}`, {
        dda: mandate(currency),
        VcaAccount: noCash,
      });
      await portal.find('[data-testid=place-order-card]', limit);
      portal.type('[data-testid=place-order-card] input', '300001');
      await portal.find('[data-testid=place-order-card] [data-testid=text-field-error]', refused);
    },
  );

  it.each([
    ['HK', 'en_US', 'HKD 300,000.00 left of HKD 300,000.00 a week'],
    ['HK', 'zh_HK', '尚餘 HKD 300,000.00（上限每星期 HKD 300,000.00）'],
    ['TW', 'zh_TW', '尚可扣款 TWD 300,000（上限每週 TWD 300,000）'],
  ] as const)(
    '[BANK-03, ENT-44, OPEN-59] what is left of the limit stands there where the server states the debits: %s, %s',
    async (region, language, left) => {
      const currency = region === 'HK' ? 'HKD' : 'TWD';
      await open(region, language, `/order/buy?fundCode=${funds[region]}`, {
        dda: mandate(currency, { debits: [] }),
        VcaAccount: noCash,
      });
      await portal.find('[data-testid=place-order-card] small', left);
    },
  );

  it.each([
    ['en_US', 'The Cash Account can pay up to HKD 37,183.56, plus the fee.', 'All'],
    ['zh_HK', '現金戶口最多可支付 HKD 37,183.56，費用另計。', '全部'],
  ] as const)(
    '[VCA-15, ORDQ-01] all of the Cash Account is chosen by one press, and a cent above it, which no points take off, says what is there and how to top it up: %s',
    async (language, most, all) => {
      await open('HK', language, '/order/buy?fundCode=HK0001', { dda: answer(200, []) });
      await portal.find('[data-testid=place-order-card] small', most);
      (await portal.find('[data-testid=place-order-card] [data-testid=segmented] label', all))
        .querySelector('input')
        ?.click();
      await portal.find('[data-testid=order-facts] dd', 'HKD 37,250.50');
      portal.type('[data-testid=place-order-card] input', '37250.51');
      await portal.find(
        '[data-testid=place-order-card] [data-testid=text-field-error]',
        /HKD 37,250\.50.*HKD 37,250\.\d\d/,
      );
      const topUp = { en_US: 'Top up your Cash Account', zh_HK: '存入款項至現金戶口' }[language];
      expect(await portal.addressOf(topUp, '[data-testid=place-order-card]')).toBe('/eTrading/v2/vca/top-up');
    },
  );

  it.each([
    ['en_US', 'We could not estimate the units.'],
    ['zh_HK', '未能估計單位數目。'],
  ] as const)(
    '[API-79, OPEN-80] units that can’t be estimated in another currency say so, and are loaded again: %s',
    async (language, words) => {
      let isDown = true;
      const estimated = answer(200, { value: '46.3838', fxRate: '7.800000', error: null });
      await portal.open({
        block: { region: 'HK', profile: 'standalone' },
        route: '/order/buy?fundCode=HK0005',
        language,
        answer: ({ name }) => (name === 'unitCalculator' ? (isDown ? answer(503) : estimated) : undefined),
      });
      await portal.find('[data-testid=place-order-card] select');
      portal.choose('[data-testid=place-order-card] select', 'HKD');
      portal.type('[data-testid=place-order-card] input', '20000');
      await portal.find('[data-testid=retry-panel] p', words);
      isDown = false;
      (await portal.find('[data-testid=retry-panel] button')).click();
      await portal.find('[data-testid=order-facts] dd', /^46\.3838/);
    },
  );
});

describe('Hong Kong’s order pages', () => {
  it.each([
    ['en_US', 'Nothing is ordered until you confirm it with your transaction PIN on the next page.'],
    ['zh_HK', '尚未提交任何指示。下一頁請核對全部內容，並以交易密碼確認。'],
  ] as const)(
    '[ORDQ-01, TIER-13, PIN-03] say the fee of the client’s tier, and what confirms: %s',
    async (language, words) => {
      await open('HK', language, '/order/buy?fundCode=HK0001');
      await portal.find('[data-testid=place-order-card] input');
      portal.type('[data-testid=place-order-card] input', '20000');
      await portal.find('[data-testid=order-facts] dd', 'HKD 20,036.00');
      expect(portal.textsOf('[data-testid=order-facts] dd')).toEqual(['HKD 36.00', 'HKD 20,036.00', '351.5556']);
      expect(portal.textsOf('[data-testid=entry-facts-list] dd')).toContain('0.18%');
      expect(portal.textsOf('[data-testid=place-order-note]')).toContain(words);
    },
  );

  it.each([
    ['en_US', 'Transaction PIN', 'Six digits. Not your login PIN.', 'A transaction PIN has exactly six digits.'],
    ['zh_HK', '交易密碼', '6 位數字，有別於登入密碼。', '交易密碼為 6 位數字，請勿輸入字母或符號。'],
  ] as const)(
    '[ORDQ-04, PIN-03, PIN-05] ask for the transaction PIN by its name: %s',
    async (language, label, hint, wrong) => {
      await open('HK', language, '/order/confirm?oid=recorded-list');
      await portal.find('[data-testid=order-notes] input');
      for (const box of portal.all('[data-testid=order-notes] input')) box.click();
      await portal.find('[data-testid=order-password] label', label);
      await portal.find('[data-testid=order-password] [data-testid=text-field-hint]', hint);
      portal.type('[data-testid=order-password] input', '12345');
      (await portal.find('[data-testid=order-password] button[type=submit]')).click();
      await portal.find('[data-testid=order-password] [data-testid=text-field-error]', wrong);
    },
  );

  it('[VCA-15, VCA-26] say what the Cash Account holds before and after, and where it is too little how to go on', async () => {
    await open('HK', 'en_US', '/order/confirm?oid=recorded-list');
    (await portal.find('[data-testid=order-payment] label:nth-of-type(2) input')).click();
    await portal.find('[data-testid=order-card] dt', 'Cash Account after this order');
    expect(portal.textsOf('[data-testid=order-card] dd')).toEqual(
      expect.arrayContaining(['HKD 37,250.50', 'HKD 17,214.50']),
    );
    (await portal.find('[data-testid=order-card-actions] button', 'Change')).click();
    await portal.find('[data-testid=order-edit] input');
    portal.type('[data-testid=order-edit] input', '37250.50');
    await portal.find(
      '[data-testid=order-card] [data-tone]',
      /^Your Cash Account is HKD 67\.06 short for these orders and their fees\./,
    );
    (await portal.find('[data-testid=order-edit] button[type=submit]')).click();
    await portal.find(
      '[data-testid=order-not-yet]',
      'An order above can’t be submitted as it is. Change it or remove it first.',
    );
    expect(await portal.addressOf('Go to the Cash Account', '[data-testid=order-card]')).toBe(
      '/eTrading/v2/vca/tx-balance',
    );
    (await portal.find('[data-testid=order-card] [data-tone] button', 'Pay by Autopay instead')).click();
    await portal.find('[data-testid=order-notes] input');
    expect(portal.all('[data-testid=order-card] [data-tone]')).toEqual([]);
  });
});
