import * as z from 'zod/mini';
import type { Message } from '../../application/ports/visitors/messages';
import { messageTypes } from '../../domain/notices/message';
import { optionalText } from '../http/wire-fields';

/** A message of the wire [ENT-32]. */
export const messageFields = z.object({
  enable: z.boolean(),
  type: z.enum(messageTypes),
  values: z.array(z.object({ code: z.string(), value: optionalText })),
});

/** The message to show, if it is enabled and says anything [MSG-07]. */
export function shownMessage(wire: z.output<typeof messageFields> | null | undefined): readonly Message[] {
  const lines = wire?.values.flatMap(({ value }) => (value ? [value] : [])) ?? [];
  return wire?.enable && lines.length > 0 ? [{ type: wire.type, lines }] : [];
}
