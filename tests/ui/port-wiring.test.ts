import { expect, it } from 'vitest';
import { type PortGroup, PortWiring } from '../../ui/app/port-wiring';

it('ports that arrive later are wired once for each group, however many ask', async () => {
  const asked: PortGroup[] = [];
  const wiring = new PortWiring((group) => {
    asked.push(group);
    return Promise.resolve();
  });
  await Promise.all([wiring.arrive('holdings'), wiring.arrive('home'), wiring.arrive('holdings')]);
  await wiring.arrive('home');
  expect(asked).toEqual(['holdings', 'home']);
});
