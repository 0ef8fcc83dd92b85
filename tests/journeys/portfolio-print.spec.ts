import { readPdf } from '../builders/read-pdf';
import { demoClient, signIn } from './support/clients';
import { holdingsTable, nextPortfolio } from './support/holdings-page';
import { expect } from './support/portal-test';
import { speaking } from './support/speaking';

const test = speaking({
  en_US: {
    past: ['How your value changed', 'Value today', 'Investment return'],
    columns: [
      'Fund name',
      'Total holdings (units)',
      'Average unit cost',
      'NAV',
      'NAV date',
      'Total value',
      'Asset proportion (%)',
      'Profit/loss',
      'Return rate',
    ],
  },
  zh_TW: {
    past: ['變動原因', '今日價值', '投資報酬率'],
    columns: ['基金名稱', '單位數', '平均成本', '淨值', '淨值日', '總值', '占比', '未實現損益', '報酬率'],
  },
});

test(
  '[PORT-03, PORT-40, PORT-46] each printed page of the holdings names all their columns, and every holding is there with its figures, beside the ring, the whole past and nothing to press',
  { tag: '@desktop' },
  async ({ page, portal, words }) => {
    const answer = nextPortfolio(page);
    await signIn(page, portal, { client: await demoClient(portal, /500/) });
    const { lines } = await answer;
    await expect(holdingsTable(page)).toBeVisible();

    await expect(page.getByTestId('allocation-pie')).toBeVisible();
    await expect(page.getByTestId('portfolio-past')).toBeVisible();
    await expect(page.getByTestId('value-bridge')).toHaveCount(0);

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByTestId('allocation-pie')).toBeVisible();
    await expect(page.getByRole('search')).toHaveCount(0);
    await page.emulateMedia({ media: null });

    const { pages } = await readPdf((await page.pdf({ preferCSSPageSize: true })).toString('base64'));

    // Fonts hand some characters out as the radicals that look like them.
    const plain = pages.map((text) => text.normalize('NFKC').replaceAll(/\s+/g, ''));
    const codes = lines.map(({ fund }) => fund.name.code);
    const withHoldings = plain.filter((text) => codes.some((code) => text.includes(code)));
    expect(withHoldings.length).toBeGreaterThan(10);
    for (const text of withHoldings)
      expect(words.columns.filter((column) => !text.includes(column.replaceAll(' ', '')))).toEqual([]);
    const whole = plain.join('');
    expect(codes.filter((code) => !whole.includes(code))).toEqual([]);
    expect(plain.filter((text) => text === '')).toEqual([]);
    // The figures of the past are folded on screen.
    expect(words.past.filter((text) => !whole.includes(text.replaceAll(' ', '')))).toEqual([]);
  },
);
