import type { LowRiskReason } from './low-risk-reasons';

/** The work that the books have of a client; what is missing there must be given before the next order [SUIT-32]. */
export type WorkOnRecord = {
  readonly workplace: string | undefined;
  readonly jobTitle: string | undefined;
  readonly industry: string | undefined;
};

/** The facts of a client that bear on suitability beside the answers [API-66, SUIT-32, SUIT-35..37]. */
export type ClientGrounds = {
  /** The reasons that set the client to low risk whatever the answers; none for most. */
  readonly lowRiskReasons: readonly LowRiskReason[];
  readonly work: WorkOnRecord;
};
