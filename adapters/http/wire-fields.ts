import * as z from 'zod/mini';

/** An optional text; null on the wire is undefined inside. */
export const optionalText = z.optional(
  z.pipe(
    z.nullable(z.string()),
    z.transform((text) => text ?? undefined),
  ),
);

/** An optional yes or no; null on the wire is undefined inside. */
export const optionalFlag = z.optional(
  z.pipe(
    z.nullable(z.boolean()),
    z.transform((flag) => flag ?? undefined),
  ),
);

/** A figure's number of decimal places; undefined unless it is a small whole number [HOLD-01]. */
export const optionalPrecision = z.optional(
  z.transform((places: unknown) =>
    typeof places === 'number' && Number.isInteger(places) && places >= 0 && places <= 18 ? places : undefined,
  ),
);
