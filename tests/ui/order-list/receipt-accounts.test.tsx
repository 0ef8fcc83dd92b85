import { describe, expect, it } from 'vitest';
import { answer } from '../../adapters/support/scripted-transport';
import { orderLinks, tickNotes, typeSecret } from '../support/order-forms';
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

  it('[ORDQ-05, TRADE-18, TRADE-22, TRADE-23, TRADE-114, TRADE-120, TRADE-126] the receipt states the figures of the review, the account and all fees together, as the server states them', async () => {
    const bought = {
      fundCode: 'TW0001',
      currency: 'TWD',
      amount: '50000',
      fee: '750',
      transactionDate: '2026-12-01',
      debitDate: '2026-12-01',
      figures: { riskRating: 4, feeRate: '1.5', debitAt: '2026-12-01T16:00:00+08:00' },
    };
    const sold = {
      fundCode: 'TW0002',
      currency: 'TWD',
      units: '5',
      transactionDate: '2026-12-01',
      figures: {
        share: '50',
        estimate: '104042',
        shortTerm: { units: '1.5', days: 7, ratePercent: '0.3' },
        estimatedFee: '12',
        payout: { date: '2026-12-08', amount: '104030', mayWait: false },
      },
    };
    const urlSubmit = answer(200, {
      accountNo: '510012300189',
      successfulAllotmentOrders: [bought],
      successfulRedemptionOrders: [sold],
    });
    await portal.open({
      block: { region: 'TW', profile: 'standalone', hotline: '2000 1234', languages: ['zh_TW', 'en_US', 'zh_HK'] },
      route: orderLinks.TW,
      language: 'en_US',
      answer: ({ name }) => (name === 'urlSubmit' ? urlSubmit : undefined),
    });
    (await portal.find('[data-testid=order-actions] button')).click();
    await tickNotes(portal);
    await typeSecret(portal, 'trade7316');
    await portal.find('[data-testid=order-receipt]');
    const facts = portal
      .all('[data-testid=order-card] dt, [data-testid=received-fees] dt')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent ?? ''}`);
    expect(facts).toEqual([
      'Risk rating: RR4',
      'Amount: TWD 50,000',
      'Fee rate: 1.50%',
      'Fee: TWD 750',
      'Total to pay: TWD 50,750',
      'Dealing date: 01 Dec 2026',
      'Payment date: 01 Dec 2026 16:00',
      'Units to sell: 5',
      'Share of your holding: 50.00%',
      'Estimated value: TWD 104,042',
      'Short-term trading fee: 0.30% on units held for less than 7 days: 1.5',
      'Estimated fee: TWD 12',
      'Dealing date: 01 Dec 2026',
      'In your account by 08 Dec 2026, about: TWD 104,030',
      'Fees: TWD 762',
    ]);
    expect(portal.textsOf('[data-testid=received-account]')).toEqual(['Account: 510012300189']);
  });
});
