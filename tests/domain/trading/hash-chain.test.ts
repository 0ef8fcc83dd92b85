import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boundHash,
  brokenLink,
  chainEvents,
  type HashChain,
  type Json,
} from '../../../domain/trading/records/hash-chain';
import { instants } from '../../arbitraries/iso-date';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

const leaves = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
const { value: contents } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaves,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.string({ maxLength: 6 }), tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
}));
const events = fc.array(fc.record({ at: instants, kind: fc.string({ minLength: 1 }), content: contents }), {
  minLength: 1,
  maxLength: 6,
});
const chains = fc.tuple(contents, events).map(([head, list]) => chainEvents(head, list, hash));

/** A chain, and one of its links. */
const atLink = chains.chain((chain) => fc.tuple(fc.constant(chain), fc.nat({ max: chain.links.length - 1 })));

const received = { at: '2026-03-04T02:00:00Z', kind: 'received', content: { units: '1.5', amount: null } };
const priced = { at: '2026-03-05T00:00:00Z', kind: 'priced', content: { price: '20' } };

describe('a chain of events', () => {
  it('[ORDQ-06] binds each event to the one before, and the first to what it is about', () => {
    const chain = chainEvents({ order: 'A.1' }, [received, priced], hash);
    const [first, second] = chain.links;
    expect(first?.previous).toBe(hash('{"order":"A.1"}'));
    expect([second?.previous, chain.seal]).toEqual([first?.hash, second?.hash]);
    expect(chainEvents({ order: 'A.1' }, [], hash).seal).toBe(hash('{"order":"A.1"}'));
  });

  it('[ORDQ-06] binds a record to what stands before it, whatever order its names come in', () => {
    const bound = boundHash({ units: '1.5', amount: null }, 'before', hash);
    expect(bound).toBe(hash('{"previous":"before","record":{"amount":null,"units":"1.5"}}'));
    expect(boundHash({ amount: null, units: '1.5' }, 'before', hash)).toBe(bound);
    expect(boundHash({ units: '1.5', amount: null }, 'another', hash)).not.toBe(bound);
    expect(boundHash({ units: '1.6', amount: null }, 'before', hash)).not.toBe(bound);
  });

  it('[ORDQ-06] law: is whole as it was made, whatever order the names of its contents come back in', () => {
    fc.assert(
      fc.property(chains, (chain) => {
        expect(brokenLink(chain, hash)).toBeUndefined();
        expect(brokenLink(reordered(chain), hash)).toBeUndefined();
      }),
    );
  });

  it('[ORDQ-06] law: any change of any event is found at that event', () => {
    const changes = fc.tuple(atLink, fc.constantFrom('at', 'kind', 'content', 'previous', 'hash'), fc.string());
    fc.assert(
      fc.property(changes, ([[chain, place], field, text]) => {
        const link = chain.links[place];
        fc.pre(link !== undefined && link[field] !== text);
        const links = chain.links.with(place, { ...link, [field]: text });
        expect(brokenLink({ ...chain, links }, hash)).toBe(place);
      }),
    );
  });

  it('[ORDQ-06] law: an event that was taken out, put in or moved is found, and so is another head or seal', () => {
    fc.assert(
      fc.property(atLink, contents, ([chain, place], other) => {
        const { links } = chain;
        const without = { ...chain, links: links.toSpliced(place, 1) };
        expect(brokenLink(without, hash)).toBe(place === links.length - 1 ? 'seal' : place);
        const [link] = links.slice(place);
        expect(brokenLink({ ...chain, links: link ? links.toSpliced(place, 0, link) : [] }, hash)).toBe(place + 1);
        expect(brokenLink({ ...chain, seal: `${chain.seal}0` }, hash)).toBe('seal');
        fc.pre(JSON.stringify(other) !== JSON.stringify(chain.head));
        fc.pre(hash(JSON.stringify(other)) !== links[0]?.previous);
        expect(brokenLink({ ...chain, head: ['other', other] }, hash)).toBe(0);
      }),
    );
  });
});

/** The same chain with the names of every object the other way round. */
function reordered(chain: HashChain): HashChain {
  const turned = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(turned);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .toReversed()
        .map(([name, of]) => [name, turned(of)]),
    );
  };
  const links = chain.links.map((link) => ({ ...link, content: turned(link.content) }));
  return { ...chain, head: turned(chain.head), links };
}
