/** The fund categories that the portal knows by code, with their English names [ENUM-43..46]. */
export const fundCategories = [
  { code: '001', name: 'Bond & Balanced' },
  { code: '002', name: 'Global Equity' },
  { code: '003', name: 'Asia Pacific Equity' },
  { code: '007', name: 'Asset Allocation' },
] as const;

/** A fund category known by code [ENUM-43..46]. */
export type FundCategory = (typeof fundCategories)[number];

/** The category of a code, three digits [ENUM-43..46]; undefined for a code that the portal doesn't know by name. */
export const parseFundCategory = (code: string | undefined): FundCategory | undefined =>
  fundCategories.find((category) => category.code === code);
