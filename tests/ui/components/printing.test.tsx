import { describe, expect, it, vi } from 'vitest';
import { answer } from '../../adapters/support/scripted-transport';
import { orderLinks } from '../support/order-forms';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const order = {
  type: 'R',
  fund: { name: { code: 'TW0001', value: '雲嶺台灣成長股票基金' } },
  status: 'COMPLETED',
  fee: null,
  transactionDate: '2026-01-15',
  amount: '5250',
  units: '500',
  ePoints: null,
  chargeRate: null,
  currency: 'TWD',
  price: '10.5',
  priceCurrency: 'TWD',
  receivedAt: '2026-01-15T02:00:00Z',
  changedAt: null,
  reason: null,
  next: null,
};
const many = Array.from({ length: 400 }, (_, index) => ({ ...order, orderId: `M.${String(index)}` }));
const rows = () => portal.all('[data-testid=records-table] tbody tr[data-index]').length;
const textOf = (selector: string) => portal.all(selector).map(({ textContent }) => textContent);

async function openRecords(): Promise<void> {
  // jsdom lays nothing out: rows without a height would all be in view.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(76);
  await portal.open({
    block: { region: 'TW', profile: 'standalone' },
    route: '/orders?tab=past',
    language: 'zh_TW',
    answer: ({ name }) => (name === 'orderHistory' ? answer(200, many) : undefined),
  });
  await portal.find('[data-testid=records-bar] p', '最近五年的 400 筆委託，顯示 400 筆');
  await portal.find('[data-testid=page-header-client] b');
  // What is printed around a page comes with what else waits until the page is shown.
  await portal.find('[data-testid=bottom-bar]');
}

describe('a page that is printed', () => {
  it('[ORDQ-08, PORT-40] a printed page has every row on paper, and afterwards those in view again', async () => {
    await openRecords();
    expect(rows()).toBeLessThan(100);
    window.dispatchEvent(new Event('beforeprint'));
    // The browser lays the page out as soon as the event is over.
    expect(rows()).toBe(400);
    window.dispatchEvent(new Event('afterprint'));
    await eventually(() => expect(rows()).toBeLessThan(100));
  });

  it('[ORDQ-08] bears the product’s name, the client’s and the time of printing, on paper alone', async () => {
    await openRecords();
    expect(textOf('[data-testid=print-head]')).toEqual([]);
    const client = textOf('[data-testid=page-header-client] b')[0] ?? '';
    window.dispatchEvent(new Event('beforeprint'));
    const [head = ''] = textOf('[data-testid=print-head]');
    expect(head).toMatch(new RegExp(`^基金交易網${client}\\d{4}/\\d{2}/\\d{2} \\d{2}:\\d{2}$`));
    window.dispatchEvent(new Event('afterprint'));
    await eventually(() => expect(textOf('[data-testid=print-head]')).toEqual([]));
  });

  it.each(['HK', 'TW'] as const)(
    '[TRADE-65, ORDQ-08] the folded texts of what is accepted stand open on paper in any browser, and afterwards as the client left them: %s',
    async (region) => {
      await portal.open({ block: { region, profile: 'standalone' }, route: orderLinks[region] });
      if (region === 'TW') (await portal.find('[data-testid=order-actions] button')).click();
      await portal.find('[data-testid=order-notes] details');
      await portal.find('[data-testid=bottom-bar]');
      const texts = () => portal.all<HTMLDetailsElement>('[data-testid=order-notes] details').map(({ open }) => open);
      portal.all('[data-testid=order-notes] summary')[0]?.click();
      const left = [
        true,
        ...texts()
          .slice(1)
          .map(() => false),
      ];
      expect(left.length).toBeGreaterThan(1);
      expect(texts()).toEqual(left);
      window.dispatchEvent(new Event('beforeprint'));
      window.dispatchEvent(new Event('beforeprint'));
      expect(texts()).toEqual(left.map(() => true));
      window.dispatchEvent(new Event('afterprint'));
      expect(texts()).toEqual(left);
    },
  );

  it('[ORDQ-08] shows no amount that the client hides', async () => {
    await openRecords();
    (await portal.find('[aria-pressed=false]')).click();
    await eventually(() => expect(textOf('[data-testid=records-table] tbody').join('')).not.toContain('5,250'));
    window.dispatchEvent(new Event('beforeprint'));
    expect(rows()).toBe(400);
    expect(textOf('[data-testid=records-table] tbody').join('')).not.toMatch(/5,250|500\.0/);
  });
});
