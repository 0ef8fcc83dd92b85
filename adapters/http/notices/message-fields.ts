import * as z from 'zod/mini';
import type { CodedTexts } from '../../../contract/rest/notices/notices';
import { type Message, type MessageType, messageTypes } from '../../../domain/notices/message';
import { onlyPresent } from '../only-present';
import { optionalText } from '../wire-fields';

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

/** The message that a list of texts is; that the list is sent says that it is switched on [ENT-32, API-30..32]. */
export const messageOfTexts = (type: MessageType, texts: CodedTexts): Message => ({
  enable: true,
  type,
  values: texts.map(({ code, value }) => ({ code, value: value ?? undefined })),
});
