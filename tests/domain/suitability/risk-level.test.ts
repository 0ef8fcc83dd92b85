import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highestFundRisk } from '../../../domain/suitability/risk/highest-fund-risk';
import { isLevelOfThree, parseRiskLevel, riskLevels } from '../../../domain/suitability/risk/risk-level';
import { garbage, hostileRuns } from '../../arbitraries/garbage';
import { levels } from '../../arbitraries/suitability';
import { sharedDataFile } from '../../builders/shared-data';

const names = ['aggressive', 'growth', 'balanced', 'stable', 'conservative'];

describe('a client’s risk level', () => {
  it('[SUIT-10, ENUM-37] a client’s risk level is one of five names', () => {
    expect(names.map(parseRiskLevel)).toEqual(names);
    expect(riskLevels.slice(0, 5)).toEqual(names);
  });

  it('[SUIT-10, SUIT-11] belongs to one scale: the three levels or the five names', () => {
    expect(riskLevels.filter(isLevelOfThree)).toEqual(['high', 'medium', 'low']);
    expect(names.map(parseRiskLevel)).toEqual(riskLevels.filter((level) => !isLevelOfThree(level)));
  });

  it('[SUIT-11, ENUM-38] a client’s risk level is in Taiwan a, b or c: low, medium or high', () => {
    expect(['a', 'b', 'c'].map(parseRiskLevel)).toEqual(['low', 'medium', 'high']);
    expect(['low', 'medium', 'high'].map(parseRiskLevel)).toEqual(['low', 'medium', 'high']);
    expect(riskLevels.slice(5)).toEqual(['high', 'medium', 'low']);
  });

  it('[SUIT-12, ENUM-38] a client’s risk level is in Taiwan a rank from 1 to 5, as text or number', () => {
    expect([5, 4, 3, 2, 1].map(parseRiskLevel)).toEqual(names);
    expect(['5', '4', '3', '2', '1'].map(parseRiskLevel)).toEqual(names);
  });

  it('[CONFLICT-24] a client’s risk level is read by one parser, in either case', () => {
    expect(['Aggressive', 'GROWTH', 'A', 'C', 'Medium'].map(parseRiskLevel)).toEqual([
      'aggressive',
      'growth',
      'low',
      'high',
      'medium',
    ]);
  });

  it.each([undefined, '', ' ', 'd', 'ab', 'RR3', '0', '6', '03', '3.0', ' 3', '1e0', '３', 'ａ', 'lowest', 'loẉ'])(
    '[SUIT-10, SUIT-11, SUIT-12, CONFLICT-24] a client’s risk level isn’t %j',
    (raw) => {
      expect(parseRiskLevel(raw)).toBeUndefined();
    },
  );

  it.each([0, 6, -1, 1.5, NaN, Infinity, 1e300])('[SUIT-12] a client’s risk level has no rank %d', (rank) => {
    expect(parseRiskLevel(rank)).toBeUndefined();
  });

  it('[CONFLICT-24] a client’s risk level is none in what is no text or number', () => {
    const impossible: unknown[] = [null, {}, [], ['low'], true, 3n, Symbol('low'), { toString: () => 'low' }];
    for (const raw of impossible) expect(Reflect.apply(parseRiskLevel, undefined, [raw])).toBeUndefined();
  });

  it('[SUIT-10, SUIT-11, CONFLICT-24] a client’s risk level is known by its name in any mix of cases', () => {
    const mixed = levels.chain((level) =>
      fc.record({ level: fc.constant(level), text: fc.mixedCase(fc.constant(level)) }),
    );
    fc.assert(
      fc.property(mixed, ({ level, text }) => {
        expect(parseRiskLevel(text)).toBe(level);
      }),
    );
  });

  it('[SUIT-12, CONFLICT-24] a client’s risk level of rank n allows funds up to n', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3, max: 9 }), (rank) => {
        const expected = rank >= 1 && rank <= 5 ? rank : 0;
        expect(highestFundRisk(parseRiskLevel(rank))).toBe(expected);
        expect(parseRiskLevel(String(rank))).toBe(parseRiskLevel(rank));
      }),
    );
  });

  it('[CONFLICT-24] a client’s risk level is nothing in garbage, whatever its kind', () => {
    const language = /^(?:aggressive|growth|balanced|stable|conservative|low|medium|high|[abc1-5])$/i;
    const nasty = fc.oneof(
      garbage,
      fc.double(),
      fc.constantFrom('__proto__', 'constructor', 'toString', 'İ', 'ſtable'),
    );
    fc.assert(
      fc.property(nasty, (raw) => {
        expect(parseRiskLevel(raw) !== undefined).toBe(language.test(String(raw)));
      }),
      { numRuns: hostileRuns },
    );
    expect(parseRiskLevel('low'.repeat(100_000))).toBeUndefined();
  });

  const list = sharedDataFile('hostile/blns.json');
  it.skipIf(list === undefined)('[CONFLICT-24] a client’s risk level is none of the naughty strings but digits', () => {
    const parsed: unknown = JSON.parse(readFileSync(list ?? '', 'utf8'));
    const strings = Array.isArray(parsed) ? parsed.map(String) : [];
    expect(strings.length).toBeGreaterThan(100);
    expect(strings.filter((text) => parseRiskLevel(text) !== undefined && !/^[1-5]$/.test(text))).toEqual([]);
  });
});
