import * as z from 'zod/mini';

/** clientRiskRating: a client's rating as a name, a letter or a rank [API-65, SUIT-13]. */
export const clientRiskRatingAnswer = z.object({
  clientRiskRating: z.optional(z.nullable(z.union([z.string(), z.number()]))),
});
