import { expect, it } from 'vitest';
import { answer } from '../../adapters/support/scripted-transport';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

it('[FUND-13, FUND-17, OPEN-92] a fund’s growth is not told as that of its price alone while its distributions can’t be loaded, and comes with them', async () => {
  let isAway = true;
  await portal.open({
    block: { region: 'TW', profile: 'standalone', languages: ['zh_TW', 'en_US', 'zh_HK'] },
    route: '/fund/SEEDTW00001.TWD?tab=performance',
    language: 'en_US',
    answer: ({ name }) => (name === 'FundDetails' && isAway ? answer(500, {}) : undefined),
  });
  await portal.find('h3', 'Performance by period');
  const retry = await portal.find('[role=tabpanel] [role=alert] button', 'Try again');
  expect(portal.textsOf('[role=tabpanel] h3')).toEqual(['Performance by period']);
  isAway = false;
  retry.click();
  await portal.find('h3', 'Performance chart');
});
