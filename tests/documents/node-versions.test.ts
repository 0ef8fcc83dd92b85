import { expect, it } from 'vitest';
import { readDocument } from './project-documents';

const oldest = readDocument('.nvmrc').trim();

it.each(['package.json', 'domain/package.json', 'contract/package.json', 'sandbox/package.json'])(
  'the oldest Node of .nvmrc is the one that %s asks for',
  (manifest) => {
    expect(readDocument(manifest)).toContain(`"node": ">=${oldest}.0"`);
  },
);

it.each(['README.md', 'docs/operate/running.md'])('the oldest Node of .nvmrc is the one that %s names', (document) => {
  expect(readDocument(document)).toContain(`Node ${oldest} or newer`);
});

it('CI runs the oldest Node of .nvmrc and three newer ones', () => {
  const lists = [...readDocument('.github/workflows/ci.yml').matchAll(/node: \[(.*)\]/g)].map(([, list = '']) => list);
  const versions = [oldest, '22', '24', '26'];
  // The tests, and the journeys.
  expect(lists.map((list) => list.replaceAll("'", '').split(', '))).toEqual([versions, versions]);
});
