import * as z from 'zod/mini';

const lock = z.object({ host: z.string(), process: z.string(), nonce: z.string(), beat: z.string() });

/** The holder of a data folder: its host, its process, and a sign of life that changes. */
export type Holder = Omit<z.output<typeof lock>, 'beat'>;

/**
 * Returns the text that a holder writes into the lock for the `count`th time; always as long, so that it is written in
 * place.
 */
export const lockText = (holder: Holder, count: number): string =>
  `${JSON.stringify({ ...holder, beat: String(count).padStart(12, '0') })}\n`;

/** Reads the writer of a lock; undefined for one that was cut off or isn't ours. */
export function parseHolder(text: string | undefined): Holder | undefined {
  try {
    const parsed = lock.safeParse(JSON.parse(text ?? ''));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
