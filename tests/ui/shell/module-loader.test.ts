import { expect, it } from 'vitest';
import type { PortGroup } from '../../../application/ports/port-group';
import { ModuleLoader } from '../../../ui/app/loading/module-loader';

it('the adapters of a group of ports are loaded once, however many ask', async () => {
  const asked: PortGroup[] = [];
  const modules = new ModuleLoader((group) => {
    asked.push(group);
    return Promise.resolve();
  });
  await Promise.all([modules.load('holdings'), modules.load('home'), modules.load('holdings')]);
  await modules.load('home');
  expect(asked).toEqual(['holdings', 'home']);
});
