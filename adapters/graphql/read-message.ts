import * as z from 'zod/mini';
import type { CallFailure } from '../../application/ports/call-failure';
import type { Result } from '../../domain/kernel/result';
import type { Message } from '../../domain/notices/message';
import { onlyPresent } from '../http/only-present';
import { parseBody } from '../http/parse-body';
import { messageFields } from './message-fields';

/** Reads a notice, enabled or not, from the data of a message query; none where there is none [ENT-32, ENUM-21]. */
export const readMessage: (data: unknown) => Result<Message | undefined, CallFailure> = parseBody(
  z.object({ message: z.optional(z.nullable(messageFields)) }),
  ({ message }) => (message ? { ...message, values: message.values.map(onlyPresent) } : undefined),
);
