import { expect, it } from 'vitest';
import type { TransportAnswer } from '../../../adapters/http/transport';
import { answer } from '../../adapters/support/scripted-transport';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

it('[SHELL-04, OPEN-91] a page that waits for long says so once: its own line is silent while the loading modal says the same', async () => {
  let give: (given: TransportAnswer) => void = () => {};
  const awaited = new Promise<TransportAnswer>((resolve) => (give = resolve));
  await portal.open({
    block: { region: 'HK', profile: 'standalone' },
    language: 'en_US',
    route: '/plans',
    answer: ({ name }) => (name === 'planSchedules' ? awaited : undefined),
  });
  await portal.find('[data-testid=loading-modal] p', 'Working on it…');
  const [line] = portal.all('[data-testid=waiting-line]');
  expect(line?.textContent).toBe('Working on it…');
  await eventually(() => expect(line?.getAttribute('data-said')).toBe('true'));
  give(answer(200, []));
  await eventually(() => expect(portal.all('[data-testid=waiting-line]')).toEqual([]));
});
