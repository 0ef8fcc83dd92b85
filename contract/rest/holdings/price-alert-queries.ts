import * as z from 'zod/mini';

/** The side of its target on which a price is waited for; either, unless it is said [API-41, OPEN-53]. */
export const priceAlertQuery = z.object({ priceTarget: z.optional(z.enum(['H', 'L'])) });

/** The alert to remove; which sides there are is the domain's to say. */
export const priceAlertRemovalQuery = z.object({ fundCode: z.string(), priceTarget: z.string() });
