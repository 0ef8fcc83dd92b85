/** The parts of a Taiwan portfolio's summary: funds abroad, funds at home, both [HOLD-16, ENUM-19]. */
export const regionalSummaryTypes = ['FOREIGN', 'LOCAL', 'TOTAL'] as const;

/** A part of a Taiwan portfolio's summary [HOLD-16]. */
export type RegionalSummaryType = (typeof regionalSummaryTypes)[number];
