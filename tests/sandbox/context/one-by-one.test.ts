import fc from 'fast-check';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { LeftToNextRound, OneByOne } from '../../../sandbox/context/one-by-one';

type Item = { readonly owner: string; readonly name: number; readonly fails: boolean };

/** Items of some owners, a few of which fail. */
const items: fc.Arbitrary<readonly Item[]> = fc
  .array(fc.record({ owner: fc.constantFrom('a', 'b', 'c', 'd'), fails: fc.boolean() }), { maxLength: 30 })
  .map((drawn) => drawn.map((one, name) => ({ ...one, name })));

/** Returns the items that a round has to do: of each owner all before the first that fails. */
const doneOf = (all: readonly Item[]): readonly number[] =>
  all.flatMap(({ owner, name }, index) =>
    all.slice(0, index + 1).some((other) => other.owner === owner && other.fails) ? [] : [name],
  );

const failed = (code: string): Error =>
  new Error('a statement', { cause: Object.assign(new pg.DatabaseError('told', 0, 'error'), { code }) });

describe('items that are done one by one', () => {
  test('[R2, R19] all are done up to the first that fails of each owner, in their order, and the round fails where any did', async () => {
    await fc.assert(
      fc.asyncProperty(items, async (all) => {
        const round = new OneByOne();
        const done: number[] = [];
        for (const { owner, name, fails } of all) {
          const isDone = await round.attempt(owner, async () => {
            if (fails) throw new Error('it fails');
            done.push(name);
          });
          expect(isDone).toBe(done.includes(name));
        }
        expect(done).toEqual(doneOf(all));
        const isAnyLeft = all.some(({ fails }) => fails);
        if (isAnyLeft) expect(() => round.finish()).toThrow(LeftToNextRound);
        else expect(() => round.finish()).not.toThrow();
      }),
    );
  });

  test('[R2, R19] of items that are done at once those of every owner are done or none of that owner, and none twice', async () => {
    await fc.assert(
      fc.asyncProperty(items, async (all) => {
        const round = new OneByOne();
        const done: number[] = [];
        const isAllDone = await round.together(
          all,
          ({ owner }) => owner,
          async (some) => {
            if (some.some(({ fails }) => fails)) throw new Error('it fails');
            done.push(...some.map(({ name }) => name));
          },
        );
        const failing = new Set(all.filter(({ fails }) => fails).map(({ owner }) => owner));
        const others = all.filter(({ owner }) => !failing.has(owner)).map(({ name }) => name);
        expect([done.toSorted((one, other) => one - other), isAllDone]).toEqual([others, failing.size === 0]);
        expect(['a', 'b', 'c', 'd'].filter((owner) => round.isLeft(owner))).toEqual([...failing].toSorted());
      }),
    );
  });

  test('[R2, R19] the failure of a round names those who were left, and why the first of them was', async () => {
    const round = new OneByOne();
    const held = failed('55P03');
    await round.attempt('TW-TYPICAL', () => Promise.reject(held));
    round.leave('HK-TYPICAL', new Error('others hold an order'));
    round.leave('TW-TYPICAL', new Error('once more'));
    const failure = new LeftToNextRound(['TW-TYPICAL', 'HK-TYPICAL'], held);
    expect(() => round.finish()).toThrow(failure);
    expect(failure.message).toBe('left to the next round: TW-TYPICAL, HK-TYPICAL');
    const many = Array.from({ length: 21 }, (_, index) => `C${String(index)}`);
    expect(new LeftToNextRound(many, held).message).toMatch(/^left to the next round: C0, .*, C19 and others$/);
  });

  test.each([
    ['55P03', 'others hold its rows', true],
    ['40P01', 'it and another wait for each other', true],
    ['57014', 'a statement takes too long', true],
    ['23514', 'a row breaks a rule', true],
    ['57P01', 'the database shuts down', false],
    ['53300', 'the database has no connection left', false],
    ['08006', 'the connection is lost', false],
  ])('[R2, R19] a failure of %s, when %s, leaves one owner: %s, else it ends the round', async (code, _, isLeft) => {
    for (const way of [
      (round: OneByOne) => round.attempt('a', () => Promise.reject(failed(code))),
      (round: OneByOne) =>
        round.together(
          ['a'],
          (owner) => owner,
          () => Promise.reject(failed(code)),
        ),
    ]) {
      const round = new OneByOne();
      const outcome = await way(round).catch(() => 'ended');
      expect([outcome, round.isLeft('a')]).toEqual(isLeft ? [false, true] : ['ended', false]);
    }
  });
});
