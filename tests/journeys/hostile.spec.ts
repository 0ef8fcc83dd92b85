import type { Page } from '@playwright/test';
import { changeAnswer, refuseWith, takeOver } from './support/calls';
import { demoClient, signIn, withoutCode } from './support/clients';
import { holdingsTable, readRows, type WireStatistics } from './support/holdings-page';
import { hostileAddresses, hostileStrings } from './support/hostile-strings';
import { expect, test } from './support/portal-test';

const words = {
  portfolio: {
    'group-FUND_CATEGORY': '投資區域',
    'group-FUND_MARKET_TYPE': '資產類別',
    'group-FUND_BASE_CURRENCY': '計價幣別',
  },
  'fund-tab': {
    overview: '總覽',
    performance: '績效',
    prices: '歷史淨值',
    portfolio: '投資組合',
    documents: '文件',
    distributions: '配息',
  },
};

const strings = hostileStrings(36);
// High enough for every row to be in the page.
const tall = { width: 1280, height: 14_000 };

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => {
    throw new Error(`a string was executed: ${dialog.message()}`);
  });
});

test(
  '[R11] hostile names of funds, groups and clients are text in every grouping, and run nothing',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal, region }) => {
    await page.setViewportSize(tall);
    await changeAnswer<Record<string, WireStatistics>>(page, 'HoldingStatistics', withHostileFunds);
    await changeAnswer<Record<string, object>>(page, 'UserPortfolio', ({ userPortfolioTW }) => ({
      userPortfolioTW: { ...userPortfolioTW, userNameWithTitle: strings.join(' '), lastLoginDate: strings[0] },
    }));
    await signIn(page, portal, { client: await demoClient(portal, withoutCode[region]) });
    const table = holdingsTable(page);
    await expect(page.getByRole('banner').getByText(strings.join(' '))).toBeVisible();
    await expectHeadings(page, strings.length);
    for (const by of ['FUND_CATEGORY', 'FUND_MARKET_TYPE', 'FUND_BASE_CURRENCY'] as const) {
      await page.getByRole('radio', { name: words.portfolio[`group-${by}`] }).check();
      await expect(table.getByTestId('group-row')).toHaveCount(strings.length);
      await expectHeadings(page, strings.length * 2);
    }
    await page.getByTestId('allocation-table').getByRole('button').first().click();
    await expect(table.getByTestId('group-row')).toHaveCount(1);
    await expectInert(page);

    async function expectHeadings(shown: Page, count: number): Promise<void> {
      await expect(table.getByRole('rowheader')).toHaveCount(count);
      const headings = (await readRows(table)).map(({ heading }) => heading);
      // What is shown has its blanks run together.
      const missing = strings.filter((text) => !headings.some((heading) => heading.includes(text.replace(/ +/g, ' '))));
      expect(missing).toEqual([]);
      await expectInert(shown);
    }
  },
);

test(
  '[R11, R12, MSG-13, LINK-51..56, OPEN-73, SHAPE-20] hostile news, best sellers, promotions and tips are text, and their hostile addresses no links',
  { tag: ['@hk', '@desktop'] },
  async ({ page }) => {
    await page.route(/\/fund\/top5$/, (route) =>
      route.fulfill({ json: strings.map((value, at) => ({ name: { code: `F${at}`, value }, baseCurrency: value })) }),
    );
    await page.route(/\/preLoginCoolKnowledge$/, (route) =>
      route.fulfill({
        json: strings.map((text, at) => ({ position: at, locales: { en_US: tip(text, addressAt(at)) } })),
      }),
    );
    await page.route(/\/preLoginPromotions$/, (route) =>
      route.fulfill({
        json: strings.map((text, at) => ({ code: String(at), data: promotion(text, addressAt(at)), isHero: at === 0 })),
      }),
    );
    await takeOver(page, 'Public', (route) =>
      route.fulfill({
        json: {
          data: {
            message: { enable: true, type: 'DISCLAIMER', values: strings.map((value) => ({ code: '1', value })) },
          },
        },
      }),
    );
    await page.goto('login');
    const panels = page.getByTestId('login-panels');
    await expect(panels.getByRole('heading', { level: 2 })).toHaveCount(4);
    const shown = await panels.evaluate((section) => section.textContent);
    // Best sellers, titles, descriptions, disclaimers, labels, tips and messages: each string in each of them.
    for (const text of strings) expect(shown.split(text).length - 1, text).toBeGreaterThanOrEqual(8);
    const ways = await panels.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(ways.filter((href) => !/^\/(accountOpening|eTrading)\//.test(href ?? ''))).toEqual([]);
    await expectInert(page);
  },
);

test(
  '[R11, R12, MSG-08..13, OPEN-73, SHAPE-20] hostile announcements, offers, news, tips and messages of a client are text, and their hostile addresses no links',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal }) => {
    const message = (values: readonly string[]) => ({
      message: { enable: true, type: 'TYPHOON', values: values.map((value) => ({ code: value, value })) },
    });
    const notices = {
      AnnouncementsHK: {
        announcements: strings.map((text, at) => ({
          headerText: text,
          headerURL: addressAt(at),
          position: at,
          locale: 'en_US',
          descText: promotion(text, addressAt(at)),
        })),
      },
      SideBarPromotionMessage: message(strings.map((text, at) => promotion(text, addressAt(at)))),
      TyphoonMessage: message(strings),
      PublicMaintenanceMessage: message(strings),
      OrderNoticeMessages: { highRisk: message(strings).message, rightDiffNotes: message(strings).message },
    };
    for (const [operation, data] of Object.entries(notices))
      await takeOver(page, operation, (route) => route.fulfill({ json: { data } }));
    await page.route(/\/coolKnowledge$/, (route) =>
      route.fulfill({
        json: strings.map((text, at) => ({ position: at, locales: { en_US: tip(text, addressAt(at)) } })),
      }),
    );
    await page.route(/\/smartTip$/, (route) =>
      route.fulfill({
        json: strings.map((text, at) => ({
          position: at,
          locales: { en_US: { ...tip(text, addressAt(at)), description: `${text}!` } },
        })),
      }),
    );
    await page.route(/\/promotions$/, (route) =>
      route.fulfill({ json: strings.map((text, at) => ({ code: text, data: promotion(text, addressAt(at)) })) }),
    );
    await signIn(page, portal);
    const ends = page.getByRole('region', { name: 'Announcements and offers' });
    await expect(ends.getByRole('heading', { level: 2 })).toHaveText([
      'Announcements',
      'Before you place an order',
      'News',
      'Picked for you',
      'Offers for you',
      'Good to know',
      'Refer a friend',
    ]);
    const band = page.getByRole('region', { name: 'Important notices' });
    await expect(band.getByRole('listitem')).toHaveCount(strings.length * 2 + 1);
    const shown = await ends.evaluate((section) => section.textContent);
    const urgent = await band.evaluate((section) => section.textContent);
    // Announcements and offers with title and texts, news, tips of both kinds and order notes: each string in each of them.
    for (const text of strings) {
      expect(shown.split(text).length - 1, text).toBeGreaterThanOrEqual(14);
      expect(urgent.split(text).length - 1, text).toBeGreaterThanOrEqual(2);
    }
    const ways = await ends.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(ways.filter((href) => !/^\/(accountOpening|eTrading)\//.test(href ?? ''))).toEqual([]);
    await expectInert(page);
  },
);

test(
  '[R11, R12, FUND-12, FUND-15, FUND-16, OPEN-73] hostile words on record about a fund are text, and its hostile papers no links',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal }) => {
    const weights = strings.map((name) => ({ name, percent: '1' }));
    const named = { code: 'F', value: strings.join(' ') };
    await changeAnswer<FundsOf<'fundDetails'>>(page, 'FundDetails', ({ fundDetails }) => ({
      fundDetails: fundDetails.map((fund) => ({
        ...fund,
        house: named.value,
        objective: named.value,
        category: named,
        fundMarketType: named,
        portfolio: { asOf: strings[0], holdings: weights, countries: weights, sectors: weights },
        documents: strings.map((date, at) => ({ kind: 'prospectus', date, address: addressAt(at) })),
        distributions: strings.map((text) => ({ exDate: text, payDate: text, amount: '1', currency: text })),
      })),
    }));
    await changeAnswer<FundsOf<'fundPreviews'>>(page, 'FundPreviews', ({ fundPreviews }) => ({
      fundPreviews: fundPreviews.map((fund) => ({ ...fund, name: { ...fund.name, value: named.value } })),
    }));
    await signIn(page, portal, { client: await demoClient(portal, withoutCode.TW) });
    await page.goto('fund/TW0003');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toContainText(strings[0] ?? '');
    const section = page.getByRole('tabpanel');
    const timesIn: Readonly<Partial<Record<keyof (typeof words)['fund-tab'], number>>> = {
      overview: 4,
      performance: 0,
      portfolio: 3,
      documents: 0,
      distributions: 1,
    };
    for (const [name, times] of Object.entries(timesIn))
      await test.step(name, async () => {
        await page.getByRole('tab', { name: words['fund-tab'][name as keyof typeof timesIn], exact: true }).click();
        await expect(section).toContainText(times > 0 ? (strings[0] ?? '') : /./);
        const shown = await section.evaluate((part) => part.textContent);
        for (const text of strings) expect(shown.split(text).length - 1, text).toBeGreaterThanOrEqual(times);
        const ways = await section
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
        expect(ways.filter((href) => !/^\/(accountOpening|eTrading)\//.test(href ?? ''))).toEqual([]);
        await expectInert(page);
      });
  },
);

test(
  '[R11, ENT-44, BANK-08] hostile names, numbers and states of bank accounts are text, in the notice of a change too',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal }) => {
    const hostile = (text: string) => ({ bankAccountNo: text, bankName: text, bankAccountName: text });
    const bankAccountInfoList = strings.map((text) => ({
      ...hostile(text),
      currency: 'TWD',
      status: 'NEW',
      onlineDDA: false,
    }));
    const debits = strings.map((text) => ({
      ...hostile(text),
      accountCurrency: text,
      prdicity: text,
      activeFlag: text,
      addressLines: [text],
      effectiveDate: text,
      authExpiryDate: text,
      debitLimit: text,
    }));
    await page.route(/\/(bankInfo|acctBankInfo)$/, (route) => route.fulfill({ json: { bankAccountInfoList } }));
    await page.route(/\/dda$/, (route) => route.fulfill({ json: debits }));
    await signIn(page, portal, { client: await demoClient(portal, withoutCode.TW) });
    const notice = page.getByRole('dialog', { name: '您最近變更過銀行帳戶' });
    await expect(notice.getByRole('listitem')).toHaveCount(strings.length);
    await expectInert(page);
    await notice.getByRole('link').click();
    const section = page.getByRole('tabpanel');
    await expect(section.getByRole('region', { name: '入帳帳戶' })).toContainText(strings[0] ?? '');
    await section
      .getByRole('button', { name: strings[0] ?? '' })
      .first()
      .click();
    const shown = await section.evaluate((content) => content.textContent);
    // In the note, and with their holders where they are debited and credited, with the bank's address once.
    for (const text of strings) expect(shown.split(text).length - 1, text).toBeGreaterThanOrEqual(6);
    await expectInert(page);
  },
);

test(
  '[R11, ERR-17] hostile errors of the server are text in the modal',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal }) => {
    const errors = strings.map((text) => ({ code: text, message: text, messages: { en_US: `${text}\u202e\u0007` } }));
    await takeOver(page, 'HoldingStatistics', refuseWith(errors));
    await signIn(page, portal);
    const modal = page.getByRole('dialog', { name: 'We could not complete your request' });
    await expect(modal.getByRole('listitem')).toHaveCount(new Set(strings).size);
    const shown = await modal.getByRole('listitem').evaluateAll((items) => items.map((item) => item.textContent));
    expect(shown).toEqual(strings);
    await expectInert(page);
  },
);

type FundsOf<Name extends string> = Readonly<Record<Name, readonly { readonly name: { readonly code: string } }[]>>;

function withHostileFunds(data: Record<string, WireStatistics>): Record<string, WireStatistics> {
  const hostile = (statistics: WireStatistics): WireStatistics => {
    const [row] = statistics.tableViewDetails;
    if (!row) throw new Error('a client without holdings');
    const tableViewDetails = strings.map((value, at) => {
      const named = { code: `F${at}`, value };
      return {
        ...row,
        fund: { ...row.fund, name: named, category: named, fundMarketType: named, baseCurrency: value },
      };
    });
    return { ...statistics, numberOfFunds: strings.length, tableViewDetails };
  };
  return Object.fromEntries(Object.entries(data).map(([name, statistics]) => [name, hostile(statistics)]));
}

const addressAt = (at: number): string => hostileAddresses[at % hostileAddresses.length] ?? '';

const tip = (text: string, link: string) => ({ header: text, description: text, link });

function promotion(text: string, url: string): string {
  const escaped = (raw: string) => raw.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  const words = { title: text, short_description: text, long_description: text, disclaimers: text, label: text };
  const parts = { ...words, url };
  const elements = Object.entries(parts).map(([name, value]) => `<${name}>${escaped(value)}</${name}>`);
  return `<promotion>${elements.join('')}</promotion>`;
}

/** No element, handler or address on the page is anything but the portal's own. */
async function expectInert(page: Page): Promise<void> {
  const foreign = await page.evaluate(() => {
    const elements = Array.from(document.querySelectorAll('body *, head *'));
    const tags = 'img,iframe,embed,object,video,audio,marquee,base,math,x,isindex,frameset,template,style';
    // The pictures of the sandbox's own notices.
    const own = `[data-testid=content-picture] > img[src^="${window.location.origin}/eTrading/v2/demonstration/"]`;
    return [
      ...elements.filter((element) => element.matches(tags) && !element.matches(own)),
      ...elements.filter((element) => element.getAttributeNames().some((name) => name.startsWith('on'))),
      ...Array.from(document.links).filter(({ protocol }) => !/^https?:$/.test(protocol)),
      ...Array.from(document.scripts).filter(
        ({ src, type }) => type !== 'application/json' && !src.includes('/assets/'),
      ),
    ].map((element) => new XMLSerializer().serializeToString(element).slice(0, 200));
  });
  expect(foreign).toEqual([]);
}
