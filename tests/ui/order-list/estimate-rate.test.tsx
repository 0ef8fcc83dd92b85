import { expect, it } from 'vitest';
import { answer } from '../../adapters/support/scripted-transport';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const estimated = (fxRate: string) =>
  portal.open({
    block: { region: 'TW', profile: 'standalone', hotline: '2000 1234' },
    route: '/order/sell?fundCode=TW0001',
    answer: ({ name }) =>
      name === 'unitCalculator' ? answer(200, { value: '3150.00', fxRate, error: null }) : undefined,
  });

async function typeUnits(): Promise<void> {
  await portal.find('[data-testid=place-order-card] input[inputmode=decimal]');
  portal.type('[data-testid=place-order-card] input[inputmode=decimal]', '10');
}

it('[API-79, OPEN-80] says by which exchange rate the worth of units is estimated', async () => {
  await estimated('31.500000');
  await typeUnits();
  expect((await portal.find('[data-testid=estimate-rate]')).textContent).toBe('以匯率 31.500000 換算');
});

it('[API-79, OPEN-80] says no exchange rate where the units are worth so much in the fund’s own currency', async () => {
  await estimated('1.000000');
  await typeUnits();
  await portal.find('[data-testid=order-facts] dd', /3,150/);
  expect(portal.all('[data-testid=estimate-rate]')).toEqual([]);
});
