import { describe, expect, it } from 'vitest';
import type { TransportAnswer } from '../../../adapters/http/transport';
import type { Language } from '../../../domain/language';
import { answer, refusal } from '../../adapters/support/scripted-transport';
import { acceptNotes, orderLinks, sendOrders, tickNotes, typeSecret } from '../support/order-forms';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

/** The parts of the page, by test id. */
const secretField = '[data-testid=order-password] input';
const noteBoxes = '[data-testid=order-notes] input';
const sendButton = '[data-testid=order-password] button[type=submit]';
const receiptLine = '[data-testid=order-receipt] > [role=status]';
const unlistedYear = '[data-testid=order-receipt] [data-testid=unlisted-year]';
const messageLines = '[data-testid=order-message] > p:not([data-testid=order-actions])';
const receivedAt = '[data-testid=order-received-at]';
const previewFacts = '[data-testid=rehearsal-facts]';

const portal = ShownPortal.forEachTest();

type Given = Readonly<Record<string, TransportAnswer>>;

const open = (given: Given = {}, route = orderLinks.TW, language: Language = 'zh_TW') =>
  portal.open({
    block: { region: 'TW', profile: 'standalone', hotline: '2000 1234', languages: ['zh_TW', 'en_US', 'zh_HK'] },
    route,
    language,
    answer: ({ name }) => given[name],
  });

async function click(selector: string, text?: string | RegExp): Promise<void> {
  (await portal.find(selector, text)).click();
}

/** Waits until the keyboard stands at something. */
async function focused(selector: string, text?: string): Promise<void> {
  await portal.find(selector, text);
  await eventually(() => {
    const { activeElement } = document;
    expect([activeElement?.matches(selector), text ?? activeElement?.textContent]).toEqual([
      true,
      activeElement?.textContent,
    ]);
  });
}

/** Types a figure in place of the first order's, and keeps it. */
async function change(card: number, figure: string): Promise<string> {
  await eventually(() => expect(portal.all('[data-testid=order-card]').length).toBeGreaterThan(card));
  const shown = portal.all('[data-testid=order-card]')[card];
  shown?.querySelector<HTMLElement>('[data-testid=order-card-actions] button')?.click();
  await portal.find('[data-testid=order-edit] input');
  portal.type('[data-testid=order-edit] input', figure);
  await click('[data-testid=order-edit] button[type=submit]');
  return (await portal.find('[data-testid=order-edit] [data-testid=text-field-error]')).textContent;
}

describe('a link', () => {
  it.each([
    [
      'ORDER_LINK_UNREADABLE',
      '這個連結無法開啟',
      '連結可能不完整，或不是寄給您的。請從您收到的電子郵件重新點開；若仍無法開啟，請洽您的理專重新寄送，或來電 2000 1234。',
    ],
    [
      'ORDER_LINK_EXPIRED',
      '這個連結已過期',
      '連結僅於寄出當日 24:00 前有效，沒有成立任何委託。如需辦理，請洽您的理專重新寄送。',
    ],
    ['ORDER_LINK_SENT', '這份清單已經送出', '每份清單只能送出一次。您可以在「委託查詢」查看這些委託的進度。'],
    [
      'ORDER_LINK_REPLACED',
      '已有較新的清單',
      '在這份清單之後，我們為您備妥了另一份。請開啟最新一封電子郵件中的連結；這份清單沒有成立任何委託。',
    ],
    ['ORDER_LINK_CANCELLED', '這份清單已取消', '其中的委託都沒有成立。若仍需辦理，請洽您的理專重新寄送連結。'],
  ])(
    '[TRADE-61, TRADE-69, TRADE-93..95, ERR-21, OPEN-33, OPEN-78] refused as %s has a page of its own: %s',
    async (code, title, text) => {
      await open({ urlTradingDetail: answer(400, refusal(code)) });
      const heading = await portal.find('h2', title);
      expect(document.activeElement).toBe(heading);
      expect(portal.textsOf(messageLines)).toEqual([text]);
      expect(portal.textsOf('[data-testid=order-message] a')).toContain('回到我的投資組合');
    },
  );

  it.each(['/url', '/url?oid=', '/url/anything?oid=other-list'])(
    '[ROUTE-12, ROUTE-13, OPEN-13] that names no list of the client’s is said to be unreadable: %s',
    async (route) => {
      await open({}, route);
      await portal.find('h2', '這個連結無法開啟');
      expect(portal.textsOf('h1')).toEqual(['委託清單']);
    },
  );

  it('[ROUTE-12, ROUTE-19, SESS-24, SESS-25] opened by a visitor is kept until after the login', async () => {
    await portal.open({ block: { region: 'TW' }, route: orderLinks.TW, signedIn: false });
    await portal.find('input[name=username]');
    expect([sessionStorage.getItem('etrading.redirect'), sessionStorage.getItem('etrading.params')]).toEqual([
      '"/url"',
      '"?oid=demo-1-2026-11-20"',
    ]);
    portal.type('input[name=username]', 'LINCHI72');
    portal.type('input[name=password]', 'Maple6093Sky');
    portal.all<HTMLFormElement>('[data-testid=login-form]')[0]?.requestSubmit();
    await portal.find('h2', '開始之前');
    expect(window.location.search).toBe('?oid=demo-1-2026-11-20');
  });

  it('[TRADE-58, OPEN-78] tells what the client consents to before its orders', async () => {
    await open();
    await focused('h2', '開始之前');
    expect(portal.textsOf(messageLines)).toEqual([
      '我們已為您備妥委託。您可以先看過每一筆，再修改或移除；在您輸入交易密碼並送出之前，不會成立任何委託。',
      '繼續即表示您同意以電子方式辦理這些委託。',
    ]);
    await click('button', '我同意，查看清單');
    await focused('h2', '請確認 4 筆委託');
    expect(portal.textsOf('[data-testid=order-steps] [aria-current=step]')).toEqual(['委託確認']);
  });

  it('[TRADE-10] a link without orders says so', async () => {
    await open({ urlTradingDetail: answer(200, { oid: 'demo-1-2026-11-20', clientId: 'C', tradingVOList: [] }) });
    await portal.find('h2', '這份清單沒有委託');
    expect(portal.textsOf('[data-testid=order-message] p')).toEqual([
      '這份清單沒有任何委託。請洽您的理專，或來電 2000 1234。',
    ]);
  });
});

describe('the orders', () => {
  it('[TRADE-17, TRADE-18, TRADE-20, TRADE-22, TRADE-23, TRADE-25, TRADE-62, I18N-12] stand on cards with every figure that is known', async () => {
    await open();
    await acceptNotes(portal, 'TW');
    expect(portal.textsOf('[data-testid=order-group] h3')).toEqual(['單筆申購 2 筆', '買回 1 筆', '轉申購 1 筆']);
    expect(portal.textsOf('[data-testid=order-card] h4')).toEqual([
      '雲嶺台灣成長股票基金 A（累積）TW0001 RR5 境內 TWD',
      '雲嶺全球科技基金 A（累積）TW0005 RR4 境外 USD',
      '雲嶺台灣成長股票基金 A（累積）TW0001 RR5 境內 TWD',
      '雲嶺台灣成長股票基金 A（累積）TW0001 RR5 境內 TWD轉入 雲嶺新台幣貨幣市場基金 A（累積）TW0002 RR1 境內 TWD',
    ]);
    for (const worth of ['TWD 104,042', 'TWD 52,021']) await portal.find('[data-testid=order-facts] dd', worth);
    const facts = portal.textsOf('[data-testid=order-facts]');
    expect(facts[0]).toMatch(
      /^申購金額TWD 50,000持有單位數4,450\.0619手續費率0\.00%手續費TWD 0扣款合計TWD 50,000扣款帳戶晨光商業銀行 01\*{4}01帳號末碼 01單筆申購限額TWD 500 至 TWD 30,000,000交易日\d{4}\/\d\d\/\d\d扣款日\d{4}\/\d\d\/\d\d 16:00$/,
    );
    expect(facts[2]).toMatch(
      /^買回單位數2,225\.0309持有單位數4,450\.0619占持有單位50\.00%入帳帳戶晨光商業銀行 01\*{4}01帳號末碼 01預估金額TWD 104,042交易日\d{4}\/\d\d\/\d\d$/,
    );
    expect(facts[3]).toMatch(
      /^轉出單位數1,112\.5154持有單位數4,450\.0619占持有單位25\.00%預估金額TWD 52,021交易日\d{4}\/\d\d\/\d\d轉入淨值與匯率日期\d{4}\/\d\d\/\d\d$/,
    );
  });

  it('[ORDQ-04, TIER-06, TIER-22, FUND-32] stand beside what they would change of the portfolio, and nothing that stays', async () => {
    await open();
    await acceptNotes(portal, 'TW');
    // 50,000 TWD and 2,000 USD at 32.145 are bought, units worth 104,042 TWD are sold.
    expect(portal.textsOf('[data-testid=rehearsal-table] tr')).toEqual([
      '目前委託後',
      '總市值TWD 11,864,785TWD 11,875,033',
      '基金目前委託後',
      '雲嶺台灣成長股票基金 A（累積）1.8%0.9%',
      '雲嶺新台幣貨幣市場基金 A（累積）0.4%0.8%',
      '雲嶺全球科技基金 A（累積）0.0%0.5%',
    ]);
    await portal.find('[data-testid=rehearsal-facts] dd', 'TWD 104,042');
    expect(portal.textsOf(previewFacts).map((text) => text.replaceAll(/\d{4}(\/\d\d){2}/g, 'DAY'))).toEqual([
      '手續費TWD 0、USD 0.00DAY 扣款TWD 50,000DAY 扣款USD 2,000.00DAY 前入帳，約TWD 104,042',
    ]);
    expect(portal.textsOf('[data-testid=rehearsal-left-out]')).toEqual([]);
  });

  it.each([
    [0, '', '請輸入數字。'],
    [0, '0', '數字必須大於零。'],
    [0, '-5', '數字必須大於零。'],
    [0, '1e400', '請以數字輸入，例如 10000 或 12.5。'],
    [0, '100.5', '這個幣別的金額沒有小數。'],
    [1, '100.555', '這個幣別的金額最多 2 位小數。'],
    [0, '30,000,001', '金額超過單筆申購上限 TWD 30,000,000。'],
    [0, '499', '金額低於最低申購金額 TWD 500。'],
    [2, '4450.0620', '買回單位數不能超過可買回的 3,337.5465 單位。'],
    [2, '1.00001', '單位數最多 4 位小數。'],
    [3, '4450.0620', '轉出單位數不能超過可買回的 2,225.0310 單位。'],
  ])(
    '[TRADE-96, TRADE-97, TRADE-100, TRADE-101, TRADE-98, TRADE-99, TRADE-103, TRADE-104, ERR-99..101] say at their field what is wrong: order %i, “%s”',
    async (card, typed, text) => {
      await open();
      await acceptNotes(portal, 'TW');
      expect(await change(card, typed)).toBe(text);
      await focused('[data-testid=order-edit] input');
      expect(portal.textsOf('[data-testid=order-not-yet]')).toEqual(['請先完成上方的修改。']);
    },
  );

  it.each([
    ['ORDER_BELOW_MINIMUM', '金額低於最低申購金額。請提高金額，或移除這一筆。'],
    ['ORDER_ABOVE_MAXIMUM', '金額超過單筆申購上限。請降低金額。'],
    [
      'ORDER_CAP_EXCEEDED',
      '網路交易每日申購、買回各以新台幣 30,000,000 元為限，已超過上限。請減少或移除這一筆，其餘改日再辦理。',
    ],
    ['ORDER_RATE_MISSING', '目前沒有這筆委託的淨值或匯率。請稍後再試，或移除這一筆以送出其他委託。'],
    ['ANY_OTHER', '目前無法受理這筆委託。請修改或移除這一筆，或來電 2000 1234。'],
  ])('[TRADE-60, API-80, ERR-22] say what the server has against them, and aren’t sent: %s', async (code, text) => {
    const errors = [{ code, fundCode: 'TW0005', currency: 'USD' }];
    await open({ validateAllotment: answer(200, { code, errors }) });
    await click('button', '我同意，查看清單');
    await portal.find('[data-testid=order-card] [data-tone]', text);
    expect(portal.textsOf('[data-testid=order-card] [data-tone]')).toEqual([text]);
    expect(portal.textsOf('[data-testid=order-not-yet]')).toEqual(['上方有委託無法送出，請先修改或移除。']);
    expect(portal.all('[data-testid=order-password]')).toEqual([]);
  });

  it('[TRADE-63, TRADE-10] an order is removed and put back, the keyboard following; with none left the list says so', async () => {
    await open();
    await acceptNotes(portal, 'TW');
    for (const left of [3, 2, 1, 0]) {
      (await portal.find('[data-testid=order-card-actions] button:last-child', '移除')).click();
      await portal.find('h2', `請確認 ${String(left)} 筆委託`);
      await focused('[data-testid=order-removed] button', '加回');
    }
    expect(portal.textsOf('[data-testid=order-not-yet]')).toEqual(['清單中已沒有委託。請加回一筆，或離開此頁。']);
    const [back] = portal.all('[data-testid=order-removed] button');
    back?.click();
    await focused('[data-testid=order-card] h4');
  });

  it('[TRADE-24, TRADE-81..83, TRADE-106, TRADE-108, API-78, ERR-94, OPEN-40] ask for every note to be accepted before the password', async () => {
    await open();
    await click('button', '我同意，查看清單');
    await portal.find('[data-testid=order-not-yet]', '勾選以上同意事項後，即可輸入交易密碼。');
    expect(portal.textsOf('[data-testid=order-notes] label')).toEqual([
      '已閱讀並同意「費用與通路報酬揭露」',
      '已閱讀並同意「基金風險預告書」',
      '已閱讀並同意「RR5 高風險說明」',
      '已閱讀並同意「風險高於您的屬性」',
      '已閱讀並同意「基金申購注意事項」',
      '已閱讀並同意「基金轉出注意事項」',
      '已閱讀並同意「基金轉入注意事項」',
    ]);
    expect(portal.all('[data-testid=order-password]')).toEqual([]);
    await tickNotes(portal);
    await portal.find('[data-testid=order-password] label', '交易密碼');
  });
});

describe('the trading password', () => {
  it.each([
    ['', '交易密碼錯誤或尚未輸入，請重新輸入。'],
    ['abc12', '交易密碼太短，至少要 6 個英文字母或數字。'],
    ['密碼密碼密碼', '交易密碼為至少 6 個半形英文字母或數字，不含其他字元。'],
  ])(
    '[CRED-25, CRED-26, CRED-27, TRADE-102] the trading password is looked at before anything is sent: “%s”',
    async (typed, text) => {
      await open();
      await acceptNotes(portal, 'TW');
      await typeSecret(portal, typed);
      await portal.find('[data-testid=text-field-error]', text);
      expect(portal.requests.map(({ name }) => name)).not.toContain('urlSubmit');
    },
  );

  it.each([
    [
      answer(401, refusal('VPN0001')),
      '交易密碼不正確，沒有送出任何委託。您填寫的內容已保留，請重新輸入；錯誤超過 3 次，交易密碼將鎖定 24 小時。',
    ],
    [
      answer(401, refusal('VPN0005')),
      '交易密碼因錯誤次數過多已被鎖定，沒有送出任何委託。請於 24 小時後再試，或來電 2000 1234。',
    ],
    [answer(401, refusal('LOG9999')), '交易密碼錯誤或尚未輸入，請重新輸入。'],
    [answer(200, { shortPin: true }), '交易密碼太短，至少要 6 個英文字母或數字。'],
  ])(
    '[TRADE-13, TRADE-14, TRADE-44, ERR-20, ERR-84, OPEN-76] that is refused is said at its field, and nothing is lost: %#',
    async (given, text) => {
      await open({ urlSubmit: given });
      await acceptNotes(portal, 'TW');
      await sendOrders(portal, 'TW');
      await portal.find('[data-testid=text-field-error]', text);
      expect(portal.all<HTMLInputElement>(noteBoxes).every(({ checked }) => checked)).toBe(true);
      expect(portal.all<HTMLInputElement>(secretField).map(({ value }) => value)).toEqual(['']);
    },
  );
});

describe('an order confirmed in English', () => {
  it('[ERR-84, OPEN-76, ERR-20] an order without a password, or refused without a code of its own, says so in the words of the specification', async () => {
    await open({ urlSubmit: answer(401, refusal('LOG9999')) }, orderLinks.TW, 'en_US');
    await click('[data-testid=order-actions] button', /agree/);
    await tickNotes(portal);
    await click(sendButton);
    await portal.find('[data-testid=text-field-error]', 'Password is incorrect or empty. Please re-enter.');
    expect(portal.requests.some(({ name }) => name === 'urlSubmit')).toBe(false);
    portal.type(secretField, 'trade7316');
    expect(portal.textsOf('[data-testid=text-field-error]')).toEqual([]);
    await click(sendButton);
    await portal.find('[data-testid=text-field-error]', 'Password is incorrect or empty. Please re-enter.');
    expect(portal.requests.some(({ name }) => name === 'urlSubmit')).toBe(true);
  });
});

describe('the receipt', () => {
  it('[TRADE-16, TRADE-36..41, TRADE-70..77, TRADE-87, TRADE-88, TRADE-120, TRADE-121] tells what was received, when, and what comes next', async () => {
    await open();
    await acceptNotes(portal, 'TW');
    await sendOrders(portal, 'TW');
    await focused('h2', '已收到您的委託');
    expect(portal.textsOf('[data-testid=order-steps] [aria-current=step]')).toEqual(['送出結果']);
    expect(portal.textsOf(receiptLine)).toEqual(['我們已收到您的委託，尚未成交；將依交易日淨值成交。']);
    expect(portal.textsOf(receivedAt)[0]).toMatch(/^收件時間：\d{4}\/\d\d\/\d\d \d\d:\d\d（台北時間）$/);
    expect(portal.textsOf('[data-testid=order-group] h3')).toEqual(['單筆申購 2 筆', '買回 1 筆', '轉申購 1 筆']);
    expect(portal.textsOf('[data-testid=order-facts]')[0]).toMatch(
      /^申購金額TWD 50,000交易日\d{4}\/\d\d\/\d\d扣款日\d{4}\/\d\d\/\d\d$/,
    );
    expect(portal.textsOf('[data-testid=accepted-terms] summary')).toEqual([
      '費用與通路報酬揭露',
      '基金風險預告書',
      'RR5 高風險說明',
      '風險高於您的屬性',
      '基金申購注意事項',
      '基金轉出注意事項',
      '基金轉入注意事項',
    ]);
    expect(portal.textsOf(unlistedYear)).toEqual([]);
    const words = portal.textsOf('[data-testid=order-receipt] section p').join(' ');
    for (const sentence of [
      '申購金額與手續費將於上列日期自您的銀行帳戶扣款：境內基金 16:00、境外基金 13:00。請確認帳戶餘額足夠。',
      '買回款項於 5 個營業日內匯出，部分基金為 7 個營業日內。',
      '我們會將收件通知寄到 wang8888@example.test。',
    ])
      expect(words).toContain(sentence);
    expect(await portal.addressOf('委託查詢', '[data-testid=order-receipt]')).toBe('/eTrading/v2/orders');
  });

  it.each([
    ['USD', true],
    ['TWD', false],
  ])(
    '[TRADE-120, TRADE-124, OPEN-32] the receipt of a sale in %s says whether its money may wait: %s, and that its day may turn out later',
    async (currency, mayWait) => {
      const sale = {
        fundCode: 'TW0004',
        fundName: '晨松環球債券基金',
        currency,
        units: '10',
        transactionDate: '2027-01-04',
      };
      await open({ urlSubmit: answer(200, { successfulRedemptionOrders: [sale] }) });
      await acceptNotes(portal, 'TW');
      await sendOrders(portal, 'TW');
      await portal.find('h2', '已收到您的委託');
      const words = portal.textsOf('[data-testid=order-receipt] section p');
      expect(words.includes('外幣款項累計達匯款門檻時才會匯出。')).toBe(mayWait);
      expect(portal.textsOf(unlistedYear)).toEqual(['2027 年的國定假日尚未公布，該年的日期可能順延。']);
    },
  );

  it('[TRADE-40, TRADE-42, TRADE-89, ERR-87, CONFLICT-37] the receipt of a list of which nothing was received says so, and leads back to the list', async () => {
    const failed = { fundCode: 'TW0001', fundName: '雲嶺台灣成長股票基金 A（累積）', currency: 'TWD', amount: '50000' };
    await open({ urlSubmit: answer(200, { failedAllotmentOrders: [failed] }) });
    await acceptNotes(portal, 'TW');
    await sendOrders(portal, 'TW');
    await portal.find('h2', '委託失敗');
    expect(portal.textsOf('[data-testid=order-group] h3')).toEqual(['未送達 1 筆']);
    await click('button', '回到清單');
    await portal.find('h2', '請確認 4 筆委託');
  });

  it.each([
    [{ code: 'ORDER_FUND_CLOSED' }, '委託失敗這檔基金目前不受理這類委託。'],
    [{ code: 'ORDER_FUND_CLOSED', message: '本日暫停申購。' }, '委託失敗本日暫停申購。'],
    [{ code: 'ANY_OTHER' }, '委託失敗'],
    [{ code: null, message: null }, '委託失敗'],
  ])('[TRADE-40, ERR-22] says why an order wasn’t received: %o', async (reason, text) => {
    const [received, failed] = ['TW0001', 'TW0005'].map((fundCode) => ({ fundCode, currency: 'TWD', amount: '50000' }));
    const failedAllotmentOrders = [{ ...failed, ...reason }];
    await open({ urlSubmit: answer(200, { successfulAllotmentOrders: [received], failedAllotmentOrders }) });
    await acceptNotes(portal, 'TW');
    await sendOrders(portal, 'TW');
    await portal.find('h2', '已收到您的委託');
    expect(portal.textsOf('[data-testid=order-failed]')).toEqual([text]);
  });

  it.each([
    [
      'en_US',
      'We have received your orders',
      'Some orders could not be accepted. They are listed last and will not be executed.',
    ],
    ['zh_TW', '已收到您的委託', '部分委託未送達，列在最後；這些委託不會成立。'],
  ] as const)(
    '[TRADE-39..43, CONFLICT-35] tells each side of a switch, and what wasn’t received: %s',
    async (language, title, text) => {
      const one = { fundCode: 'TW0001', currency: 'TWD', amount: '50000' };
      const switched = { sellDeal: { fundCode: 'TW0002', units: '5.5' }, buyDeal: { fundCode: 'TW0005' } };
      const result = { successfulAllotmentOrders: [one], failedRedemptionOrders: [{ fundCode: 'TW0003', units: '1' }] };
      await open({ urlSubmit: answer(200, { ...result, switchOrders: [switched] }) }, orderLinks.TW, language);
      await click('[data-testid=order-actions] button');
      await tickNotes(portal);
      await typeSecret(portal, 'trade7316');
      await portal.find('h2', title);
      expect(portal.textsOf('[data-tone]')).toContain(text);
      expect(portal.textsOf('[data-testid=order-card] h4')).toEqual([
        'TW0001TW0001 TWD',
        'TW0002TW0002',
        'TW0005TW0005',
        'TW0003TW0003',
      ]);
    },
  );

  it('[ORDQ-05, TRADE-43] the receipt names the currency of the fund that a switch buys, and the day whose rate converts the money', async () => {
    const sellDeal = { fundCode: 'TW0008', currency: 'USD', units: '5.5', transactionDate: '2026-11-20' };
    const buyDeal = { fundCode: 'TW0009', currency: 'JPY', transactionDate: '2026-11-23' };
    await open({ urlSubmit: answer(200, { switchOrders: [{ sellDeal, buyDeal }] }) });
    await acceptNotes(portal, 'TW');
    await sendOrders(portal, 'TW');
    await portal.find('h2', '已收到您的委託');
    expect(portal.textsOf('[data-testid=order-card] h4 small')).toEqual(['TW0008 USD', 'TW0009 JPY']);
    await portal.find('[data-testid=order-card] dd', '由 USD 換成 JPY，依 2026/11/23 的匯率計算');
  });
});
