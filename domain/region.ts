/** The two markets the portal serves. */
export const regions = ['HK', 'TW'] as const;

/** One of the two markets the portal serves [ENUM-33]. */
export type Region = (typeof regions)[number];

/** A value for each region: a record without one of them is refused by the compiler. */
export type ByRegion<T> = Readonly<Record<Region, T>>;
