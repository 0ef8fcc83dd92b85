import * as z from 'zod/mini';

/** preLoginPromotions (HK): promotions whose `data` is an XML document [API-35, MSG-08]. */
export const promotionList = z.array(
  z.object({
    code: z.string(),
    isHero: z.optional(z.nullable(z.boolean())),
    isSticky: z.optional(z.nullable(z.boolean())),
    isNewClientPromo: z.optional(z.nullable(z.boolean())),
    data: z.string(),
  }),
);

export type PromotionListAnswer = z.infer<typeof promotionList>;
