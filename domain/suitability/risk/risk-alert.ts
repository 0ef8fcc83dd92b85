/** Why a client's risk profile needs attention: N never assessed, O overdue, S to be reviewed, R incomplete data [SUIT-26, SUIT-30..32, ENUM-51]. */
export const riskAlerts = ['N', 'O', 'S', 'R'] as const;

/** A risk-profile alert, as `kycStatus` states it [ENUM-51, OPEN-56]. */
export type RiskAlert = (typeof riskAlerts)[number];

/** Reads `kycStatus` in either case; blank or anything else is no alert [OPEN-56]. */
export const parseRiskAlert = (text: string | undefined): RiskAlert | undefined =>
  riskAlerts.find((alert) => alert === text || alert.toLowerCase() === text);
