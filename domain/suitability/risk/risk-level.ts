import { parseOneOf } from '../../kernel/parse-one-of';

/** A client's risk levels: the five names, boldest first [SUIT-10, ENUM-37], and Taiwan's three [SUIT-11, ENUM-38]. */
export const riskLevels = [
  'aggressive',
  'growth',
  'balanced',
  'stable',
  'conservative',
  'high',
  'medium',
  'low',
] as const;

/** One of a client's risk levels [SUIT-10, SUIT-11]. */
export type RiskLevel = (typeof riskLevels)[number];

/** Returns whether a level is one of Taiwan's three, low, medium and high, which aren't those of the five names [SUIT-11, ENUM-38]. */
export const isLevelOfThree = (level: RiskLevel): boolean => ['low', 'medium', 'high'].includes(level);

const shortForms = new Map<string, RiskLevel>([
  ['a', 'low'],
  ['b', 'medium'],
  ['c', 'high'],
  ['1', 'conservative'],
  ['2', 'stable'],
  ['3', 'balanced'],
  ['4', 'growth'],
  ['5', 'aggressive'],
]);

/**
 * Reads a risk level: a name, one of Taiwan's letters a, b, c or a rank from 1 to 5, in either case [SUIT-10..12, CONFLICT-24];
 * undefined for anything else: that client has no rating yet and needs an assessment.
 */
export function parseRiskLevel(raw: string | number | undefined): RiskLevel | undefined {
  if (typeof raw !== 'string' && typeof raw !== 'number') return undefined;
  const text = String(raw).toLowerCase();
  return parseOneOf(riskLevels, text) ?? shortForms.get(text);
}
