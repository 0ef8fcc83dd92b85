import type { RiskLevel } from './risk-level';

/** A level as a questionnaire gives it: one of Taiwan's letters [SUIT-11], or one of the five names [SUIT-10]. */
export type AssessedLevel =
  | 'a'
  | 'b'
  | 'c'
  | Extract<RiskLevel, 'conservative' | 'stable' | 'balanced' | 'growth' | 'aggressive'>;

/** The points from which a level is given. */
export type LevelBand = { readonly level: AssessedLevel; readonly from: number };

/** Returns the level of the highest band that the points reach, in bands from the lowest up; fewer points than any give the lowest level [SUIT-10, SUIT-11]. */
export const levelOfPoints = (
  points: number,
  { bands, lowest }: { readonly bands: readonly LevelBand[]; readonly lowest: AssessedLevel },
): AssessedLevel => bands.findLast(({ from }) => points >= from)?.level ?? lowest;
