/** Reads a stored JSON text as an object; an empty one for anything else. */
export function parseRecord(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const known: unknown = JSON.parse(text ?? '');
    return isRecord(known) ? known : {};
  } catch {
    return {};
  }
}

/** Returns true if a value is an object with named parts. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A text that was kept; '' for anything else. */
export const readText = (value: unknown): string => (typeof value === 'string' ? value : '');
