import * as z from 'zod/mini';
import type { ServerError } from '../../application/ports/call-failure';
import { plainText } from '../../domain/notices/plain-text';
import { onlyPresent } from './only-present';
import { optionalText } from './wire-fields';

const wireError = z.object({
  code: optionalText,
  message: optionalText,
  messages: z.optional(z.nullable(z.object({ en_US: optionalText, zh_HK: optionalText, zh_TW: optionalText }))),
});

/** The errors a server lists, their words cleaned for display; one without a code gets one by its place [SHAPE-21, ERR-09]. */
export function serverErrors(list: readonly unknown[]): readonly ServerError[] {
  return list.flatMap((item, index) => {
    const parsed = z.safeParse(wireError, item);
    return parsed.success ? [toServerError(parsed.data, index)] : [];
  });
}

function toServerError({ code, message, messages }: z.output<typeof wireError>, index: number): ServerError {
  const words = onlyPresent({
    en_US: clean(messages?.en_US),
    zh_HK: clean(messages?.zh_HK),
    zh_TW: clean(messages?.zh_TW),
  });
  return onlyPresent({
    code: clean(code) ?? `GENERATED-${String(index + 1).padStart(4, '0')}`,
    message: clean(message),
    messages: Object.keys(words).length > 0 ? words : undefined,
  });
}

function clean(text: string | undefined): string | undefined {
  return text === undefined ? undefined : plainText(text) || undefined;
}
