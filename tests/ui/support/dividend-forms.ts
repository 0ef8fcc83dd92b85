import { beside, but, click, lost, type SentForm } from './sent-forms';
import type { ShownPortal } from './shown-portal';

/** Has the dividends paid out that are invested in another fund now, up to the confirmation. */
async function choosePayOut(portal: ShownPortal): Promise<void> {
  await portal.find('[data-testid=dividend-card] dd', /^轉申購 /);
  const card = portal.all('[data-testid=dividend-card]').find(({ textContent }) => textContent.includes('轉申購 '));
  card?.querySelector('button')?.click();
  await click(portal, '#dividend-way-pay-out');
  await click(portal, '[data-testid=dividend-actions] button', '下一步：核對內容');
}

const payOut: SentForm = {
  is: 'form',
  at: '/plans/dividends',
  answers401: true,
  fill: choosePayOut,
  send: async (portal) => {
    await portal.find('[data-testid=order-password] button[aria-busy=false]');
    portal.type('[data-testid=order-password] input', 'trade7316');
    await click(portal, '[data-testid=order-password] button[aria-busy=false]');
  },
  says: but(lost(beside('TW'), '我們沒有收到您的指示，配息方式尚未變更。您可以重新送出。'), {
    '401': { reads: '交易密碼錯誤或尚未輸入，請重新輸入。' },
  }),
  done: (portal) => portal.find('h2', '配息方式已變更'),
};

/**
 * The outcomes of Taiwan's calls about dividend instructions where they fail: a lost answer is looked for among the
 * changes, where it isn't; a 401 is the trading password's.
 */
export const dividendOutcomes = {
  dividendInstructions: { is: 'retry', at: '/plans/dividends', says: '無法載入這個區塊。' },
  instructDividend: payOut,
} as const;
