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

const generated = 'GENERATED-';

/** The errors a server lists, their words cleaned for display; one without a code gets one by its words, so that those of several calls stay apart [SHAPE-21, ERR-09, SHELL-10]. */
export function serverErrors(list: readonly unknown[]): readonly ServerError[] {
  return list.flatMap((item) => {
    const parsed = z.safeParse(wireError, item);
    return parsed.success ? [toServerError(parsed.data)] : [];
  });
}

function toServerError({ code, message, messages }: z.output<typeof wireError>): ServerError {
  const words = onlyPresent({
    en_US: clean(messages?.en_US),
    zh_HK: clean(messages?.zh_HK),
    zh_TW: clean(messages?.zh_TW),
  });
  const said = onlyPresent({
    message: clean(message),
    messages: Object.keys(words).length > 0 ? words : undefined,
  });
  return { code: clean(code) ?? generated + checksum(JSON.stringify(said)), ...said };
}

/** Six digits that the same words always give. */
const checksum = (text: string): string =>
  String(Array.from(text).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1e6, 0)).padStart(6, '0');

function clean(text: string | undefined): string | undefined {
  return text === undefined ? undefined : plainText(text) || undefined;
}

/** The first error that the server gave a code, or else its words under a code of ours [ERR-18, ERR-19, CONFLICT-09]. */
export const firstCoded = (errors: readonly ServerError[], otherwise: string): ServerError =>
  errors.find(({ code }) => !code.startsWith(generated)) ?? { ...errors[0], code: otherwise };
