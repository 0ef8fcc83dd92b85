import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TransportAnswer } from '../../../adapters/http/transport';
import type { Language } from '../../../domain/language';
import { answer, offline, refusal } from '../../adapters/support/scripted-transport';
import { eventually } from '../support/eventually';
import { click } from '../support/sent-forms';
import { dividendFund, sampleDividend } from '../support/sample-dividend';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T10:00:00+08:00') });
});

type Options = { readonly language?: Language; readonly given?: Readonly<Record<string, TransportAnswer>> };

const open = ({ language = 'zh_TW', given = {} }: Options = {}) =>
  portal.open({
    block: { region: 'TW', profile: 'standalone', hotline: '2000 1234', languages: ['zh_TW', 'en_US'] },
    route: '/plans/dividends',
    language,
    answer: ({ name }) => given[name],
  });
const reinvesting = {
  ...sampleDividend,
  fund: dividendFund('TW0086', '乙基金'),
  currency: 'USD',
  frequency: 'quarterly',
  nextPayDate: null,
  reInvestmentFund: dividendFund('TW0009', '丙基金'),
  version: 1,
  changes: [{ at: '2026-02-03T01:00:00.000Z', reInvestmentFund: dividendFund('TW0009', '丙基金') }],
};
const both = { dividendInstructions: answer(200, [sampleDividend, reinvesting]) };
const factsOf = (card: Element) =>
  [...card.querySelectorAll('dd')].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
const sent = () =>
  portal.requests.filter(({ name }) => name === 'instructDividend').map(({ body }): unknown => JSON.parse(body ?? ''));

/** Chooses to invest the first holding's dividends in a fund of that name, up to the button that goes on. */
async function reinvestIn(search: string, name: RegExp, buttons: { readonly change: string }): Promise<void> {
  await click(portal, '[data-testid=dividend-card] button', buttons.change);
  await click(portal, '#dividend-way-reinvest');
  await portal.find('[data-testid=place-order-search] input');
  portal.type('[data-testid=place-order-search] input', search);
  await click(portal, '[data-testid=place-order-search] [role=option]', name);
}

async function acceptAndSend(password: string): Promise<void> {
  await portal.find('[data-testid=order-notes] input');
  for (const box of portal.all<HTMLInputElement>('[data-testid=order-notes] input')) if (!box.checked) box.click();
  await portal.find('[data-testid=order-password] button[aria-busy=false]');
  portal.type('[data-testid=order-password] input', password);
  await click(portal, '[data-testid=order-password] button[aria-busy=false]');
}

describe('the holdings that distribute', () => {
  it('[DIV-01, FUND-01] are found by a name in either language where there are many', async () => {
    const many = Array.from({ length: 8 }, (_, place) => ({
      ...sampleDividend,
      fund: dividendFund(`TW008${String(place)}`, `第${String(place)}基金`),
    }));
    const english = many.map(({ fund }, place) => ({
      ...fund,
      name: { ...fund.name, value: place === 3 ? 'Ridge Income' : 'Other' },
      baseCurrency: 'TWD',
    }));
    await portal.open({
      block: { region: 'TW', profile: 'standalone', hotline: '2000 1234', languages: ['zh_TW', 'en_US'] },
      route: '/plans/dividends',
      language: 'zh_TW',
      answer: ({ name, headers }) => {
        if (name === 'dividendInstructions') return answer(200, many);
        return name === 'fundAll' && headers['USER_LOCALE'] === 'en_US' ? answer(200, english) : undefined;
      },
    });
    const field = '[data-testid=dividend-parts] input[type=search]';
    const cards = () => portal.textsOf('[data-testid=dividend-card] h2');
    await portal.find(field);
    expect(cards()).toHaveLength(8);
    portal.type(field, 'ridge');
    await eventually(() => expect(cards()).toHaveLength(1));
    expect(cards()[0]).toContain('第3基金');
    portal.type(field, '第5');
    await eventually(() => expect(cards()[0]).toContain('第5基金'));
    portal.type(field, 'zzz');
    await portal.find('[data-testid=dividend-parts] p', '您持有的基金中沒有符合「zzz」的項目。');
  });

  it('[LINK-32, DIV-01] say in zh_TW what is done with their dividends, how often they pay and when next, and what was changed', async () => {
    await open({ given: both });
    await portal.find('[data-testid=dividend-card] h2', /乙基金/);
    const [first, second] = portal.all('[data-testid=dividend-card]');
    if (!first || !second) throw new Error('a holding is missing');
    expect(factsOf(first)).toEqual(['現金給付', '1,200.5000', '月配息', '2026/03/05']);
    expect(factsOf(second)).toEqual(['轉申購 丙基金', '1,200.5000', '季配息']);
    expect(second.querySelector('li')?.textContent).toBe('2026/02/03 您選擇轉申購 丙基金。');
    expect(first.querySelector('details')).toBeNull();
  });

  it('[LINK-32] say so in English', async () => {
    await open({ language: 'en_US', given: both });
    await portal.find('[data-testid=dividend-card] h2', /乙基金/);
    const [first] = portal.all('[data-testid=dividend-card]');
    expect(first && factsOf(first)).toEqual(['Paid out', '1,200.5000', 'Every month', '05 Mar 2026']);
  });

  it('[LINK-32] the list of holdings is empty where no fund of the client distributes', async () => {
    await open({ given: { dividendInstructions: answer(200, []) } });
    await portal.find('[data-testid=dividend-parts] p', '您目前沒有持有配息級別的基金');
    expect(portal.all('[data-testid=dividend-card]')).toEqual([]);
  });

  it('[LINK-32, OPEN-92] the holdings can be asked for again where they can’t be had', async () => {
    await open({ given: { dividendInstructions: offline } });
    await portal.find('[data-testid=retry-panel]', /無法載入這個區塊。/);
  });

  it('[LINK-32] the holdings are listed fifty at a time where there are very many, with very long names', async () => {
    const many = Array.from({ length: 120 }, (_, index) => ({
      ...sampleDividend,
      fund: dividendFund(`TW${String(index)}`, '很長的基金名稱'.repeat(20)),
    }));
    await open({ given: { dividendInstructions: answer(200, many) } });
    await portal.find('[data-testid=dividend-card]');
    for (const [listed, more] of [
      [50, '再顯示 50 檔'],
      [100, '再顯示 20 檔'],
    ] as const) {
      expect(portal.all('[data-testid=dividend-card]')).toHaveLength(listed);
      await click(portal, '[data-testid=dividend-parts] > button', more);
      await eventually(() => expect(portal.all('[data-testid=dividend-card]').length).toBeGreaterThan(listed));
    }
    expect(portal.all('[data-testid=dividend-card]')).toHaveLength(120);
    expect(portal.all('[data-testid=dividend-parts] > button')).toEqual([]);
  });
});

describe('the change of an instruction', () => {
  it('[LINK-32, TRADE-65, SUIT-24] goes over a fund that may receive the dividends, its confirmation and the trading password, is sent once and said', async () => {
    await open();
    await reinvestIn('TW0004', /^雲嶺台灣多重資產基金 A（累積）/, { change: '變更' });
    // The typical client's first holding goes into another fund already; this one is a change of it.
    await click(portal, '[data-testid=dividend-actions] button', '下一步：核對內容');
    await portal.find('h2', '核對配息方式');
    await portal.find('[data-testid=dividend-facts] dd', '轉申購 雲嶺台灣多重資產基金 A（累積）');
    await portal.find('[data-testid=dividend-facts] dd', '免收');
    await acceptAndSend('trade7316');
    await portal.find('h2', '配息方式已變更');
    expect(sent()).toEqual([
      {
        fundCode: 'SEEDTW00083.TWD',
        currency: 'TWD',
        version: 0,
        intoFundCode: 'SEEDTW00004.TWD',
        vpin: 'trade7316',
        acceptedTexts: expect.any(Object) as object,
      },
    ]);
    await click(portal, '[data-testid=dividend-actions] button', '查看我的配息基金');
    await portal.find('[data-testid=dividend-card] dd', '轉申購 SEEDTW00004.TWD');
  });

  it('[LINK-32, SUIT-24] says why a fund that is too risky can’t receive them, and goes no further', async () => {
    await open();
    await reinvestIn('TW0001', /^雲嶺台灣成長股票基金 A（累積）/, { change: '變更' });
    await portal.find('[data-testid=dividend-card] [data-tone]', /^這檔基金的風險報酬等級高於您的風險屬性。/);
    expect(portal.all('[data-testid=dividend-actions] button[type=submit]')).toEqual([]);
  });

  it('[LINK-32] says that a fund in another currency can’t, in English', async () => {
    await open({ language: 'en_US' });
    await reinvestIn('TW0005', /TW0005/, { change: 'Change' });
    await portal.find(
      '[data-testid=dividend-card] [data-tone]',
      'This fund is in another currency. Choose one in the currency of the dividends.',
    );
  });

  it('[LINK-32] says that it is so already, and sends nothing', async () => {
    await open({ given: both });
    await click(portal, '[data-testid=dividend-card] button', '變更');
    await click(portal, '[data-testid=dividend-actions] button', '下一步：核對內容');
    await portal.find('[data-tone]', '與目前的方式相同，請選擇其他方式。');
    expect(sent()).toEqual([]);
  });

  it('[LINK-32] the instruction is left as it was', async () => {
    await open({ given: both });
    await click(portal, '[data-testid=dividend-card] button', '變更');
    await click(portal, '[data-testid=dividend-actions] button', '取消');
    await portal.find('[data-testid=dividend-card] dd', '轉申購 丙基金');
  });

  it.each([
    ['DIVIDEND_FUND_NOT_HELD', '您已不再持有這檔基金，無須設定配息方式。'],
    ['DIVIDEND_INSTRUCTION_OUTDATED', '配息方式在這段期間已變更，可能在另一個視窗。請重新查看。'],
    ['DIVIDEND_INSTRUCTION_UNCHANGED', '與目前的方式相同，沒有變更。'],
    ['DIVIDEND_INTO_FUND_NOT_OFFERED', '這檔基金目前無法轉申購，請選擇其他基金。'],
    ['DIVIDEND_INTO_FUND_TOO_RISKY', '這檔基金的風險報酬等級高於您的風險屬性，請選擇其他基金。'],
    ['DIVIDEND_NOT_ALLOWED', '您目前無法申購基金，可能需要先更新風險屬性。'],
  ])('[LINK-32] refused with %s says why and leads back', async (code, why) => {
    await open({ given: { instructDividend: answer(400, refusal(code)) } });
    await reinvestIn('TW0004', /^雲嶺台灣多重資產基金 A（累積）/, { change: '變更' });
    await click(portal, '[data-testid=dividend-actions] button', '下一步：核對內容');
    await acceptAndSend('trade7316');
    await portal.find('h2', '配息方式未變更');
    await portal.find('[data-testid=dividend-parts] p', why);
    await click(portal, '[data-testid=dividend-actions] button', '返回修改');
    await portal.find('[data-testid=dividend-card]', /雲嶺台灣多重資產基金/);
  });

  it('[LINK-32, API-90] whose answer is lost is looked for, found and said, and not sent again', async () => {
    const found = {
      ...sampleDividend,
      version: 1,
      reInvestmentFund: dividendFund('TW0004', '丁基金'),
      changes: [{ at: '2026-03-04T02:00:00.000Z', reInvestmentFund: dividendFund('TW0004', '丁基金') }],
    };
    let isSent = false;
    await portal.open({
      block: { region: 'TW', profile: 'standalone', hotline: '2000 1234', languages: ['zh_TW', 'en_US'] },
      route: '/plans/dividends',
      language: 'zh_TW',
      answer: ({ name }) => {
        if (name === 'instructDividend') isSent = true;
        if (name === 'instructDividend') return offline;
        return name === 'dividendInstructions' ? answer(200, [isSent ? found : sampleDividend]) : undefined;
      },
    });
    await reinvestIn('TW0004', /^雲嶺台灣多重資產基金 A（累積）/, { change: '變更' });
    await click(portal, '[data-testid=dividend-actions] button', '下一步：核對內容');
    await acceptAndSend('trade7316');
    await portal.find('[data-testid=dividend-parts] p', '甲基金 的配息今後轉申購 丁基金。');
    expect(sent()).toHaveLength(1);
  });
});
