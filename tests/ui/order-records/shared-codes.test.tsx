import { expect, it } from 'vitest';
import { answer } from '../../adapters/support/scripted-transport';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const orderOf = (orderId: string, value: string, jfFundCode: string) => ({
  type: 'B',
  fund: { name: { code: 'DDO13', value }, jfFundCode },
  orderId,
  status: 'COMPLETED',
  amount: '1000',
  currency: 'TWD',
  receivedAt: '2026-01-15T02:00:00Z',
  changedAt: '2026-01-15T02:00:00Z',
});

it('[ORDQ-08, ENT-29] past orders in two classes that share a code are chosen one by one, each by its name', async () => {
  const orders = [orderOf('L1', '金磚基金', 'F1.TWD'), orderOf('L2', '高息基金', 'F2.TWD')];
  await portal.open({
    block: { region: 'TW', profile: 'standalone', languages: ['zh_TW'] },
    route: '/orders?tab=past',
    answer: ({ name }) => ({ orderHistory: answer(200, orders) })[name],
  });
  await portal.find('[data-testid=records-bar] p', '最近五年的 2 筆委託，顯示 2 筆');
  const options = portal.textsOf('select[aria-label="基金"] option').slice(1);
  expect(options.toSorted()).toEqual(['金磚基金 DDO13', '高息基金 DDO13'].toSorted());
  portal.choose('select[aria-label="基金"]', 'F2.TWD');
  await portal.find('[data-testid=records-bar] p', '最近五年的 2 筆委託，顯示 1 筆');
  expect(window.location.search).toBe('?tab=past&fund=F2.TWD');
});
