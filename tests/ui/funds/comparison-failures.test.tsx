import { expect, it } from 'vitest';
import { answer } from '../../adapters/support/scripted-transport';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();
const overlap = '[aria-labelledby=comparison-overlap]';

it('[FUND-24, OPEN-92] a comparison whose records could not be loaded says so at each figure, and asks again', async () => {
  let isAway = true;
  await portal.open({
    block: { region: 'HK', profile: 'standalone' },
    route: '/funds?compare=HK0001&compare=HK0004&view=compare',
    language: 'en_US',
    answer: ({ name }) => (isAway && (name === 'FundDetails' || name === 'FundPrices') ? answer(500, {}) : undefined),
  });
  await portal.find(`${overlap} [data-testid=retry-panel]`, /We could not load the largest holdings of every fund\./);
  expect(portal.textsOf('[data-testid=comparison-legend] small')).toEqual([
    'Could not be loaded',
    'Could not be loaded',
  ]);
  const lines = portal.textsOf('[aria-labelledby=comparison-facts] tbody tr');
  expect(lines.find((line) => line.startsWith('Volatility, 1 year'))).toMatch(/(Could not be loaded.*){2}/);
  expect(lines.join()).not.toContain('Not available');
  expect(portal.all('[data-testid=comparison-overlap]')).toHaveLength(0);
  isAway = false;
  (await portal.find(`${overlap} [data-testid=retry-panel] button`)).click();
  await portal.find('[data-testid=comparison-overlap] li', /%/);
  expect(portal.all(`${overlap} [data-testid=retry-panel]`)).toHaveLength(0);
});
