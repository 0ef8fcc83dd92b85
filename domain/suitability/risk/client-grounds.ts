import type { LowRiskReason } from './low-risk-reasons';

/** The work that the books have of a client; what is missing there must be given before the next order [SUIT-32]. */
export type WorkOnRecord = {
  readonly workplace: string | undefined;
  readonly jobTitle: string | undefined;
  readonly industry: string | undefined;
};

/** What is known of a client that bears on suitability beside the answers [API-66, SUIT-32, SUIT-35..37]. */
export type ClientGrounds = {
  /** Why the client is set to low risk whatever the answers; nothing for most. */
  readonly lowRiskReasons: readonly LowRiskReason[];
  readonly work: WorkOnRecord;
};
