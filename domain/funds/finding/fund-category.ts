/** The fund categories that the portal knows by code, with their English names [ENUM-43..46]. */
export const fundCategories = [
  { code: '001', name: 'Bond & Balanced' },
  { code: '002', name: 'Global Equity' },
  { code: '003', name: 'Asia Pacific Equity' },
  { code: '007', name: 'Asset Allocation' },
] as const;

/** A fund category known by code [ENUM-43..46]. */
export type FundCategory = (typeof fundCategories)[number];
