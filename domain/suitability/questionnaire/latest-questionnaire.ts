import type { RiskLevel } from '../risk/risk-level';

/** The yearly questionnaire that a client answered last [API-67, SUIT-23]. */
export type LatestQuestionnaire = {
  readonly version: string | undefined;
  /** A date. */
  readonly completedOn: string | undefined;
  /** The level that its answers came to. */
  readonly level: RiskLevel | undefined;
  /** The version in force; undefined where the server doesn't say it [API-54]. */
  readonly versionInForce: string | undefined;
};

/** Returns whether another version is in force than the one answered; not where either is unknown. */
export const isOfEarlierVersion = ({ version, versionInForce }: LatestQuestionnaire): boolean =>
  version !== undefined && versionInForce !== undefined && version !== versionInForce;
