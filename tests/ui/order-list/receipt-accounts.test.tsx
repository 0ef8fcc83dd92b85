import { describe, expect, it } from 'vitest';
import { answer } from '../../adapters/support/scripted-transport';
import { orderLinks } from '../support/order-forms';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

describe('the receipt of an order list', () => {
  it.each([
    ['zh_TW', '扣款帳戶', '入帳帳戶'],
    ['en_US', 'Paid from', 'Paid to'],
  ] as const)(
    '[ORDQ-05, ENT-55] the receipt names the account that pays and the one that is paid, masked, where the server does, in %s',
    async (language, from, to) => {
      const settlementAccount = { kind: 'bank-account', bankName: '晨光商業銀行', masked: '01****01' };
      const bought = { fundCode: 'TW0001', currency: 'TWD', amount: '50000', settlementAccount };
      const sold = { fundCode: 'TW0002', currency: 'TWD', units: '5', settlementAccount };
      const unnamed = { fundCode: 'TW0003', currency: 'TWD', units: '5' };
      const urlSubmit = answer(200, {
        successfulAllotmentOrders: [bought],
        successfulRedemptionOrders: [sold, unnamed],
      });
      await portal.open({
        block: { region: 'TW', profile: 'standalone', hotline: '2000 1234', languages: ['zh_TW', 'en_US', 'zh_HK'] },
        route: orderLinks.TW,
        language,
        answer: ({ name }) => (name === 'urlSubmit' ? urlSubmit : undefined),
      });
      (await portal.find('[data-testid=order-actions] button')).click();
      await portal.find('[data-testid=order-notes] input');
      for (const box of portal.all('[data-testid=order-notes] input')) box.click();
      await portal.find('[data-testid=order-password] input');
      portal.type('[data-testid=order-password] input', 'trade7316');
      (await portal.find('[data-testid=order-password] button[type=submit]')).click();
      await portal.find('[data-testid=order-receipt]');
      const named = portal
        .all('[data-testid=order-card] dt')
        .filter(({ textContent }) => textContent === from || textContent === to);
      expect(
        named.map((term) => [term.textContent, term.nextElementSibling?.querySelector('[aria-hidden]')?.textContent]),
      ).toEqual([
        [from, '01****01'],
        [to, '01****01'],
      ]);
    },
  );
});
