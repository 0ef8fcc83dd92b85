/** The ways to order holdings, the default first [PORT-35..37]. */
export const sortOptions = ['total-asset-value', 'profit', 'return-rate'] as const;

/** A figure to order holdings by [PORT-35..37]. */
export type SortOption = (typeof sortOptions)[number];
