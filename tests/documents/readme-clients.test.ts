import { expect, it } from 'vitest';
import { demoClients } from '../../sandbox/demonstration/demo-clients';
import { readDocument } from './project-documents';

it('README.md names five demonstration clients, each with the secret that lets the client log in', () => {
  const rows = [...readDocument('README.md').matchAll(/^\| (TW|HK) +\| `(\w+)` +\| `(\w+)` +\|/gm)];
  const named = rows.map(([, region, login, secret]) => ({ region, login, secret }));
  expect(named).toHaveLength(5);
  const known = demoClients.map(({ region, login, secret }) => ({ region, login, secret }));
  expect(known).toEqual(expect.arrayContaining(named));
});
