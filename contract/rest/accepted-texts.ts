import * as z from 'zod/mini';

/** The longest text that a client read and accepted: one names every fund of the list that it is about. */
export const longestAcceptedText = 16_000;

/** The characters of all accepted texts together. */
const acceptedTextsAtMost = 64_000;

/** The largest body with accepted texts, in bytes: three for each character of them, and as much as any other body. */
export const largestSubmission = 256 * 1024;

/** Refuses a text of which nobody could have read anything. */
const says = z.refine<string>((text) => text.trim() !== '');

/**
 * The texts that were shown and accepted before something was sent, and the version that compliance approved them as;
 * ours [TRADE-24, TRADE-65].
 */
export const acceptedTexts = z.object({
  version: z.string().check(z.maxLength(40)),
  texts: z
    .array(
      z.object({
        code: z.string().check(z.maxLength(64)),
        title: z.string().check(z.maxLength(400), says),
        text: z.string().check(z.maxLength(longestAcceptedText), says),
      }),
    )
    .check(
      z.maxLength(60),
      z.refine((texts) => texts.reduce((sum, { text }) => sum + text.length, 0) <= acceptedTextsAtMost),
    ),
});

/** The same as they come back with what was sent, whatever their length. */
export const keptTexts = z.object({
  version: z.string(),
  texts: z.array(z.object({ code: z.string(), title: z.string(), text: z.string() })),
});
