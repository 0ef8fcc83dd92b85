import * as z from 'zod/mini';
import { idempotencyKeyFormat, parseIdempotencyKey } from '../../domain/submissions/idempotency-key';
import { submissionErrorCodes } from '../../domain/submissions/submission-error-codes';
import type { CallInput } from './served-call';

const key = z.pipe(
  z.string().check(z.regex(idempotencyKeyFormat)),
  z.transform((text, context) => {
    const parsed = parseIdempotencyKey(text);
    if (parsed.ok) return parsed.value;
    context.issues.push({ code: 'custom', input: text });
    return z.NEVER;
  }),
);

/** The header of every call whose sending must count once: what comes under its key again is carried out once [API-89, API-90]. */
export const idempotencyKeyHeader = {
  schema: z.object({ 'idempotency-key': key }),
  errorCode: submissionErrorCodes.keyInvalid,
} as const satisfies CallInput;

/** The error codes of such a call about its key. */
export const keyErrorCodes = {
  409: [submissionErrorCodes.inFlight],
  422: [submissionErrorCodes.keyReused, submissionErrorCodes.keyEnded],
} as const;
