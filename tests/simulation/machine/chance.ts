import { createHash } from 'node:crypto';
import { createRandom, type Random } from '../../../sandbox/seed/generation/random';

/** The chance of one part of a simulation: whatever it draws, no other part draws anything else. */
export type Chance = Random & {
  readonly isOneIn: (many: number) => boolean;
  /** Draws one of some; undefined of none. */
  readonly oneOf: <T>(some: readonly T[]) => T | undefined;
  /** Draws a name by how often it is to come. */
  readonly byWeight: <Name extends string>(weights: Readonly<Record<Name, number>>) => Name;
};

/** Returns the chance that a name has under a seed. */
export function chanceOf(seed: number, name: string): Chance {
  const digest = createHash('sha256')
    .update(`${String(seed)} ${name}`)
    .digest();
  const { between } = createRandom(digest.readInt32LE(0));
  return {
    between,
    isOneIn: (many) => between(1, many) === 1,
    oneOf: (some) => some[between(0, Math.max(0, some.length - 1))],
    byWeight: (weights) => drawByWeight(weights, between),
  };
}

function drawByWeight<Name extends string>(weights: Readonly<Record<Name, number>>, between: Random['between']): Name {
  const sum = Object.values<number>(weights).reduce((all, weight) => all + weight, 0);
  let drawn = between(1, sum);
  for (const name in weights) {
    drawn -= weights[name];
    if (drawn <= 0) return name;
  }
  throw new Error('nothing can be drawn of no weights');
}
