import * as z from 'zod/mini';

const text = z.optional(z.nullable(z.string()));

/** One error of a refused call; `messages` holds the server's own words per language [ERR-17]. */
const serverError = z.object({
  code: text,
  message: text,
  messages: z.optional(z.nullable(z.object({ en_US: text, zh_HK: text, zh_TW: text }))),
});

/** The body of a refusal: `{ "detail": { "errors": [...] } }` [ERR-01]. */
export const errorDetail = z.object({ detail: z.object({ errors: z.array(serverError) }) });

/** The same where the codes are known. */
export const errorDetailWith = (codes: readonly string[]) =>
  z.object({ detail: z.object({ errors: z.array(z.extend(serverError, { code: z.enum(codes) })) }) });

export type ErrorDetail = z.infer<typeof errorDetail>;
