import * as z from 'zod/mini';
import { type Message, messageTypes } from '../../domain/notices/message';
import { onlyPresent } from '../http/only-present';
import { optionalText } from '../http/wire-fields';

/** A message of the wire [ENT-32, ENUM-21]. */
export const messageFields = z.object({
  enable: z.boolean(),
  type: z.enum(messageTypes),
  values: z.array(z.object({ code: z.string(), value: optionalText })),
});

/** The messages that an answer has, enabled or not [ENT-32]. */
export const toMessages = (
  ...wires: readonly (z.output<typeof messageFields> | null | undefined)[]
): readonly Message[] => wires.flatMap((wire) => (wire ? [{ ...wire, values: wire.values.map(onlyPresent) }] : []));
