import { expect, it } from 'vitest';
import { answer } from '../../adapters/support/scripted-transport';
import { eventually } from '../support/eventually';
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

it('[ORDQ-08, ENT-29] past orders in two classes that share a code are found by their code together, and one by one by their names', async () => {
  const orders = [orderOf('L1', '金磚基金', 'F1.TWD'), orderOf('L2', '高息基金', 'F2.TWD')];
  await portal.open({
    block: { region: 'TW', profile: 'standalone', languages: ['zh_TW'] },
    route: '/orders?tab=past',
    answer: ({ name }) => ({ orderHistory: answer(200, orders) })[name],
  });
  await portal.find('[data-testid=records-bar] p', '最近五年的 2 筆委託，顯示 2 筆');
  portal.type('[data-testid=records-filter] input[type=search]', 'ＤＤＯ13');
  await eventually(() => expect(window.location.search).toContain('fund='));
  await portal.find('[data-testid=records-bar] p', '最近五年的 2 筆委託，顯示 2 筆');
  portal.type('[data-testid=records-filter] input[type=search]', '高息');
  await portal.find('[data-testid=records-bar] p', '最近五年的 2 筆委託，顯示 1 筆');
  expect(new URLSearchParams(window.location.search).get('fund')).toBe('高息');
  (await portal.find('[data-testid=records-bar] button', '顯示全部')).click();
  await portal.find('[data-testid=records-bar] p', '最近五年的 2 筆委託，顯示 2 筆');
  expect(portal.all<HTMLInputElement>('[data-testid=records-filter] input[type=search]')[0]?.value).toBe('');
});
