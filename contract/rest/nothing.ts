import * as z from 'zod/mini';

/** An answer nobody reads. */
export const nothing = z.object({});
