import * as z from 'zod/mini';

const text = z.optional(z.nullable(z.string()));

/** clientTier, and a part of authentication/accountInfo: `holdingAmount` is decimal text [API-50, ENT-21, SHAPE-17]. */
export const clientTierAnswer = z.object({ holdingAmount: text, membershipTier: text, investmentTier: text });
