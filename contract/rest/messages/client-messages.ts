import * as z from 'zod/mini';

/** The messages to a client of the last 30 days, the newest first; `subject` is one of `messageSubjects`, and others may come; `orderNos` are the numbers of the orders that one is about. */
export const clientMessages = z.array(
  z.object({
    id: z.string(),
    sentAt: z.string(),
    subject: z.string(),
    fundCode: z.optional(z.nullable(z.string())),
    orderNos: z.optional(z.nullable(z.array(z.string()))),
    text: z.string(),
  }),
);

export type ClientMessagesAnswer = z.infer<typeof clientMessages>;
