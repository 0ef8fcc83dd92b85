import { describe, expect, it } from 'vitest';
import { answer } from '../../adapters/support/scripted-transport';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const buy = {
  type: 'B',
  fund: { name: { code: 'TW0001', value: '雲嶺台灣成長股票基金' } },
  orderId: 'L1.1',
  currency: 'TWD',
  amount: '50000',
  status: 'RECEIVED',
  chargeRate: '0.6',
  fee: '300',
  units: null,
  ePoints: null,
  transactionDate: null,
  price: null,
  priceCurrency: 'TWD',
  reason: null,
  receivedAt: '2099-03-04T02:00:00Z',
  changedAt: '2099-03-04T02:00:00Z',
  next: { step: 'accept', date: '2099-03-04', dueAt: '2099-03-04T16:00:00+08:00' },
};
const sold = { ...buy, type: 'R', orderId: 'L0.1', amount: '5250', fee: null, units: '500', price: '10.5' };

describe('an order under way', () => {
  it('[ORDQ-06, ENT-58] names the account that pays for an order or is paid by it, masked, where the server does', async () => {
    const inBank = { kind: 'bank-account', bankName: '晨光商業銀行', masked: '01****01' };
    const inCash = { kind: 'cash-account', bankName: null, masked: '51****89' };
    const next = { step: 'settle', date: '2099-03-04', dueAt: '2099-03-04T08:00:00.000Z' };
    const rows = [
      { ...buy, settlementAccount: inBank },
      { ...buy, orderId: 'L9.1', settlementAccount: inCash },
      { ...sold, status: 'CONFIRMED', next, settlementAccount: inBank },
      { ...buy, orderId: 'L9.2', settlementAccount: null },
    ];
    await portal.open({
      block: { region: 'TW', profile: 'standalone', hotline: '2000 1234', languages: ['zh_TW', 'en_US', 'zh_HK'] },
      route: '/orders',
      language: 'zh_TW',
      answer: ({ name }) => (name === 'orderHistory' ? answer(200, rows) : undefined),
    });
    await portal.find('[data-testid=record-facts] dt', '入帳帳戶');
    const terms = portal.all('[data-testid=record-facts] dt').filter(({ textContent }) => /帳戶$/.test(textContent));
    const seen = (term: Element) =>
      [...(term.nextElementSibling?.childNodes ?? [])]
        .filter((node) => !(node instanceof Element && node.classList.contains('visually-hidden')))
        .map(({ textContent }) => textContent)
        .join('');
    expect(terms.map((term) => `${term.textContent} ${seen(term)}`).sort()).toEqual(
      ['入帳帳戶 晨光商業銀行 01****01', '扣款帳戶 晨光商業銀行 01****01', '扣款帳戶 現金帳戶 51****89'].sort(),
    );
  });
});
