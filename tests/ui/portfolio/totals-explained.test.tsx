import { describe, expect, it } from 'vitest';
import { extensions } from '../../../contract/extensions';
import { toText } from '../../../domain/money/decimal';
import { sum } from '../../../domain/money/sum';
import { decimal } from '../../builders/decimal';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const regions = [
  {
    region: 'HK',
    currency: 'HKD',
    value: 'Total value: how it’s calculated',
    source: /^The exchange rate is the one in our records on the day shown/,
    undated: /^The exchange rate is the one in our records by which we valued this figure; it is rounded/,
  },
  {
    region: 'TW',
    currency: 'TWD',
    value: '總值的計算方式',
    source: /^匯率採本公司於所示日期帳載的匯率/,
    undated: /^匯率採本公司計算這個數字時帳載的匯率；/,
  },
] as const;

describe('the totals of the portfolio', () => {
  it.each(regions)(
    '[PORT-01, HOLD-20, OPEN-77] the total value of $region says the lines that it is the sum of, to the last digit, and the exchange rates with their source',
    async ({ region, currency, value, source }) => {
      await portal.open({ block: { region, profile: 'standalone' } });
      const shown = (await portal.find('[data-testid=portfolio-total]')).textContent;
      (await portal.find('[data-testid=portfolio-total] [data-testid=figure]')).click();
      await portal.find('dialog h2', value);
      expect(portal.textsOf('[data-testid=sum-result]')).toEqual([shown]);
      const amounts = portal.textsOf('[data-testid=sum-lines] tbody td');
      expect(amounts.length).toBeGreaterThan(3);
      expect(amounts.every((amount) => amount.startsWith(`${currency} `))).toBe(true);
      expect(toText(sum(amounts.map(numberIn)))).toBe(toText(numberIn(shown)));
      const rates = portal.textsOf('[data-testid=sum-rates] dd');
      expect(rates.length).toBeGreaterThan(0);
      for (const rate of rates) expect(rate).toMatch(new RegExp(`^1 [A-Z]{3} = [\\d.,]+ ${currency}$`));
      await portal.find('[data-testid=sum-rates] p', source);
    },
  );

  it.each(regions)(
    '[HOLD-20, OPEN-65] the source of exchange rates names no day in $region where a server states none',
    async ({ region, undated }) => {
      await portal.open({
        block: { region, profile: 'standalone', extensions: extensions.filter((name) => name !== 'holding-details') },
      });
      (await portal.find('[data-testid=portfolio-total] [data-testid=figure]')).click();
      await portal.find('[data-testid=sum-rates] p', undated);
      expect(portal.textsOf('[data-testid=sum-rates] dt small')).toEqual([]);
    },
  );

  it.each(regions)(
    '[PORT-36, HOLD-19] the subtotals of a group of $region say the lines that they are the sums of',
    async ({ region }) => {
      await portal.open({
        block: { region, profile: 'standalone' },
        route: '/?group=FUND_BASE_CURRENCY&view=BREAKDOWN',
      });
      const row = await portal.find('[data-testid=group-row]');
      const [, , , worth, gain] = [...row.children].map(({ textContent }) => textContent);
      const figures = [...row.querySelectorAll<HTMLElement>('[data-testid=figure]')];
      figures[0]?.click();
      await portal.find('[data-testid=sum-result]');
      expect(worth?.startsWith(portal.textsOf('[data-testid=sum-result]')[0] ?? '?')).toBe(true);
      await close();
      figures[2]?.click();
      await portal.find('[data-testid=calculation-result]');
      const [result = '?'] = portal.textsOf('[data-testid=sum-result]');
      expect(numberIn(gain?.split('%')[0] ?? '')).toEqual(numberIn(result));
    },
  );

  it('[PORT-01, HOLD-19] each total of the portfolio explains itself, and the focus returns to it', async () => {
    await portal.open({ block: { region: 'TW', profile: 'standalone' } });
    await portal.find('[data-testid=portfolio-facts]');
    const figures = portal.all('[data-testid=portfolio-facts] [data-testid=figure]');
    // The Tab key stops at the first total; the arrow keys lead to the others.
    const [first] = portal.all('[data-testid=portfolio-total] [data-testid=figure]');
    expect([first, ...figures].map((figure) => figure?.tabIndex)).toEqual([0, -1, -1, -1, -1]);
    first?.focus();
    first?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    expect(document.activeElement).toBe(figures[0]);
    const titles: string[] = [];
    for (const figure of figures) {
      figure.focus();
      figure.click();
      titles.push((await portal.find('dialog h2')).textContent);
      expect(portal.all('[data-testid=sum-lines] tbody tr').length).toBeGreaterThan(3);
      await close();
      expect(document.activeElement).toBe(figure);
    }
    expect(titles).toEqual([
      '未實現損益的計算方式',
      '報酬率的計算方式',
      '報酬率（含息）的計算方式',
      '總成本的計算方式',
    ]);
  });

  it('[PORT-44, HOLD-11] a line in a foreign currency has its profit or loss in the viewing currency beneath, as its value has', async () => {
    await portal.open({ block: { region: 'TW', profile: 'standalone' } });
    const row = await portal.find('[data-testid=holding-row]', /TW0007/);
    const [worth, gain] = [...row.children].slice(3).map(({ textContent }) => textContent);
    expect(worth).toMatch(/^USD 46,057\.47TWD [\d,]+/);
    expect(gain).toMatch(/^USD [^T]*[\d,.]+TWD [^%]*[\d,]+/);
  });

  it('[PORT-02, PORT-32] the heading of a group shows that group alone, in the table and in the past, and is pressed again to show all', async () => {
    await portal.open({
      block: { region: 'HK', profile: 'standalone', extensions: [...extensions] },
      route: '/?group=FUND_BASE_CURRENCY&view=BREAKDOWN',
    });
    await portal.find('[data-testid=group-row]');
    const headings = () => portal.all('[data-testid=group-row] th button');
    const all = headings().map(({ textContent }) => textContent);
    const second = headings()[1];
    second?.focus();
    second?.click();
    await eventually(() => {
      expect(headings().map(({ textContent }) => textContent)).toEqual([all[1]]);
    });
    const [only] = headings();
    expect([only?.getAttribute('aria-pressed'), document.activeElement === only]).toEqual(['true', true]);
    // What is told of the past follows.
    await eventually(() => {
      const asked = portal.requests.findLast(({ name }) => name === 'PortfolioHistory')?.body;
      expect(asked).toContain('"fundCode":"HK0009","currency":"JPY"');
    });
    only?.click();
    await eventually(() => {
      expect(headings().map(({ textContent }) => textContent)).toEqual(all);
    });
  });
});

async function close(): Promise<void> {
  const buttons = portal.all('dialog button');
  buttons.at(-1)?.click();
  await eventually(() => {
    expect(portal.all('dialog')).toEqual([]);
  });
}

/** Returns the number in a text, with its sign. */
function numberIn(text: string) {
  const [, minus = '', digits = '?'] = /(-?)([\d,]+(?:\.\d+)?)/.exec(text) ?? [];
  return decimal(`${minus}${digits.replaceAll(',', '')}`);
}
