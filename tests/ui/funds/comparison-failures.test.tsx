import { expect, it } from 'vitest';
import { answer } from '../../adapters/support/scripted-transport';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();
const address = '/funds?compare=HK0001&compare=HK0004&view=compare';
const overlap = '[aria-labelledby=comparison-overlap]';

it('[FUND-24, OPEN-92] a comparison whose records could not be loaded says so at each figure, and asks again', async () => {
  let isAway = true;
  await portal.open({
    block: { region: 'HK', profile: 'standalone' },
    route: address,
    language: 'en_US',
    answer: ({ name }) => (isAway && (name === 'FundDetails' || name === 'FundPrices') ? answer(500, {}) : undefined),
  });
  await portal.find(
    `${overlap} [data-testid=retry-panel]`,
    /We could not load the largest holdings of some of these funds\./,
  );
  expect(portal.textsOf('[data-testid=comparison-legend] small')).toEqual([
    'Could not be loaded',
    'Could not be loaded',
  ]);
  const lines = portal.textsOf('[aria-labelledby=comparison-facts] tbody tr');
  expect(lines.find((line) => line.startsWith('Volatility, 1 year'))).toMatch(/(Could not be loaded.*){2}/);
  for (const name of ['Asset class', 'Investment region', 'Asset manager', 'Launched'])
    expect(lines.find((line) => line.startsWith(name))).toMatch(/(Could not be loaded.*){2}/);
  expect(lines.join()).not.toContain('Not available');
  expect(portal.all('[data-testid=comparison-overlap]')).toHaveLength(0);
  isAway = false;
  (await portal.find(`${overlap} [data-testid=retry-panel] button`)).click();
  await portal.find('[data-testid=comparison-overlap] li', /%/);
  expect(portal.all(`${overlap} [data-testid=retry-panel]`)).toHaveLength(0);
});

it('[FUND-24, OPEN-92] a comparison says so only of the fund whose details could not be loaded, and not at what comes of its prices', async () => {
  await portal.open({
    block: { region: 'HK', profile: 'standalone' },
    route: address,
    language: 'en_US',
    answer: ({ name, body }) => (name === 'FundDetails' && body?.includes('SEEDHK00004') ? answer(500, {}) : undefined),
  });
  await portal.find(`${overlap} [data-testid=retry-panel]`, /We could not load the largest holdings/);
  const cellsOf = (label: string) => {
    const lines = portal.all<HTMLTableRowElement>('[aria-labelledby=comparison-facts] tbody tr');
    const cells = lines.find((line) => line.textContent.startsWith(label))?.cells ?? [];
    return Array.from(cells, ({ textContent }) => textContent).slice(1);
  };
  const isLost = (label: string) => cellsOf(label).map((cell) => cell.includes('Could not be loaded'));
  for (const label of ['Asset manager', 'Ongoing charge', 'Distribution yield', 'Volatility, 1 year'])
    expect([label, isLost(label)]).toEqual([label, [false, true]]);
  expect(cellsOf('Asset manager')[0]).toMatch(/^[A-Z]/);
  expect(cellsOf('Total return, 1 year')).toEqual([
    expect.stringMatching(/Price only.*%/),
    expect.stringMatching(/Price only.*%/),
  ]);
});
