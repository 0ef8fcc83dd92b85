/** The periods of a fund's performance, in the order the client sees them [FUND-31, PORT-46, ENUM-53]. */
export const periods = ['1M', '3M', '6M', '1Y', '3Y', 'YTD', 'ALL'] as const;

/** A period of a fund's performance: months, years, the year so far, or everything [ENUM-53]. */
export type Period = (typeof periods)[number];
