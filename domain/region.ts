/** The two markets the portal serves. */
export const regions = ['HK', 'TW'] as const;

/** One of the two markets the portal serves [ENUM-33]. */
export type Region = (typeof regions)[number];
