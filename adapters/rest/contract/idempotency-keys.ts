import * as z from 'zod/mini';

/** The key under which answers to a questionnaire are sent: what comes under one again is taken once [API-89]. */
export const submissionHeaders = z.object({
  'idempotency-key': z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,100}$/))),
});

/** The key under which a document is sent; without one the file itself is it. */
export const documentUploadHeaders = z.object({
  'idempotency-key': z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/))),
});
