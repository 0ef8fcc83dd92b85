import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { regions } from '../../domain/region';
import { clientsOf, factMeanings, factsOf, parseClientsFile } from './clients-file';
import { clientsTemplate } from './kit/clients-template';

const client = { username: 'A', secret: 'B' };
const parse = (value: unknown) => parseClientsFile(JSON.stringify(value));
const problemOf = (value: unknown): string => {
  const parsed = parse(value);
  return parsed.ok ? '' : parsed.error;
};

describe('a clients file', () => {
  it('a clients file may say no more than who logs in', () => {
    const known = { visitors: {}, clients: [{ ...client, has: {} }] };
    expect(parse({ HK: { clients: [client] } })).toEqual({ ok: true, value: { HK: known, TW: undefined } });
  });

  it.each([
    [
      'a fact that is misspelt',
      { HK: { clients: [{ ...client, has: { pionts: true } }] } },
      /pionts.*\n.*HK\.clients\[0\]\.has/,
    ],
    ['a fact of the other region', { TW: { clients: [{ ...client, has: { cashAccount: true } }] } }, /cashAccount/],
    [
      'a fact of the wrong kind',
      { HK: { clients: [{ ...client, has: { points: 'yes' } }] } },
      /true\n.*HK\.clients\[0\]\.has\.points/,
    ],
    [
      'a fact denied, which is left out instead',
      { HK: { clients: [{ ...client, has: { points: false } }] } },
      /has\.points/,
    ],
    ['no client', { TW: { clients: [] } }, /at TW\.clients/],
    ['no secret', { TW: { clients: [{ username: 'A' }] } }, /at TW\.clients\[0\]\.secret/],
    ['an unknown region', { SG: { clients: [client] } }, /SG/],
    ['a way to get codes that there isn’t', { TW: { clients: [{ ...client, oneTimeCode: 'sms' }] } }, /oneTimeCode/],
  ])('says where it is wrong: %s', (_, value, problem) => {
    expect(problemOf(value)).toMatch(problem);
  });

  it('never throws, whatever it holds', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void parseClientsFile(text)));
  });

  it.each(regions)('begins as a template with an example of every fact of %s', (region) => {
    const template = parseClientsFile(clientsTemplate(region));
    if (!template.ok) throw new Error(template.error);
    const known = clientsOf(template.value, region);
    const other = region === 'HK' ? 'TW' : 'HK';
    const facts = known.clients.flatMap(({ has }) => Object.keys(has));
    expect(template.value[other]).toBeUndefined();
    expect(facts.toSorted()).toEqual(factsOf(region).toSorted());
  });

  it('a clients file may say whatever its documentation lists, and nothing else', () => {
    const documented = readFileSync(join(import.meta.dirname, '../../docs/contract-kit.md'), 'utf8');
    const listed = [...documented.matchAll(/^\| `(\w+)` +\|/gm)].map(([, name]) => name);
    expect(listed.toSorted()).toEqual(Object.keys(factMeanings).toSorted());
  });
});
