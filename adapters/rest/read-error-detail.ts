import * as z from 'zod/mini';
import type { ServerError } from '../../application/ports/call-failure';
import type { Body } from '../http/http-answer';
import { serverErrors } from '../http/server-errors';

const detail = z.object({ detail: z.object({ errors: z.array(z.unknown()) }) });

/** The errors a refusal lists; none when its body is something else [ERR-01, ERR-03]. */
export function readErrorDetail(body: Body): readonly ServerError[] {
  const parsed = z.safeParse(detail, body.kind === 'json' ? body.value : undefined);
  return parsed.success ? serverErrors(parsed.data.detail.errors) : [];
}
