/** A fund's risk rating, RR1 (lowest) to RR5 [FUND-32]. */
export type FundRiskRating = 1 | 2 | 3 | 4 | 5;

const ratings = [1, 2, 3, 4, 5] as const;

/** Reads a risk rating, `RR1` to `RR5` or 1 to 5 [FUND-32, ENUM-39]; undefined for anything else. */
export function parseFundRiskRating(raw: string | number | undefined): FundRiskRating | undefined {
  const text = String(raw).trim().toUpperCase();
  return ratings.find((rating) => text === `${rating}` || text === riskRatingName(rating));
}

/** Returns the name of a risk rating, `RR1` to `RR5`, the same in every language [FUND-32]. */
export const riskRatingName = (rating: FundRiskRating): string => `RR${rating}`;
