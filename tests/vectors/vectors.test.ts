import { describe, expect, it } from 'vitest';
import { checkTopUp } from '../../domain/cash-account/instructions/check-top-up';
import { valueOf } from '../contracts/value-of';
import { parseDecimal } from '../../domain/money/decimal';
import { ruleVectors } from './rule-vectors';
import { vectorFileOf } from './vector-file';

describe.each(ruleVectors.map((vectors) => [vectors.rule, vectors] as const))('the vectors of %s', (_, vectors) => {
  const file = vectorFileOf(vectors);

  it('name its requirements, and hold several verdicts as JSON', () => {
    expect(file.requirements.length).toBeGreaterThan(0);
    expect(new Set(file.cases.map(({ output }) => JSON.stringify(output))).size).toBeGreaterThan(1);
    expect(JSON.parse(JSON.stringify(file))).toEqual(file);
  });

  it('the vectors are the same each time', () => {
    expect(vectorFileOf(vectors)).toEqual(file);
  });
});

it('a verdict is what the rule says of its input', () => {
  const topUps = ruleVectors.find(({ rule }) => rule === 'checkTopUp');
  const { cases = [] } = topUps ? vectorFileOf(topUps) : {};
  expect(cases.length).toBeGreaterThan(50);
  for (const { input, output } of cases) expect(checkTopUp(valueOf(parseDecimal(String(input[0]))))).toBe(output);
});
