import * as z from 'zod/mini';

const text = z.optional(z.nullable(z.string()));

const tipText = z.object({ header: text, link: text, target: text, description: text, image: text });

/** preLoginCoolKnowledge and coolKnowledge: a list of tips, each in several languages [API-33, MSG-15]. */
export const tipList = z.array(
  z.object({
    position: z.number(),
    locales: z.object({ en_US: z.optional(tipText), zh_HK: z.optional(tipText), zh_TW: z.optional(tipText) }),
  }),
);

export type TipList = z.infer<typeof tipList>;
