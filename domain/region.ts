/** The two markets the portal serves. */
export const regions = ['HK', 'TW'] as const;

/** One of the two markets the portal serves [ENUM-33]. */
export type Region = (typeof regions)[number];

/** What differs by region, said for each of them: a record without one of them is refused by the compiler. */
export type ByRegion<T> = Readonly<Record<Region, T>>;
