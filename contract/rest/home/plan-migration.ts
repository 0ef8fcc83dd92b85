import * as z from 'zod/mini';

/** rspMigration (HK): whether the legacy plan may be moved, a yes or no or one of four words, and why not [API-58, ENUM-03, RSP-13]. */
export const planMigrationAnswer = z.object({
  rspMigrationEligible: z.optional(z.nullable(z.union([z.string(), z.boolean()]))),
  illegibleReasons: z.optional(z.nullable(z.array(z.string()))),
});

export type PlanMigrationAnswer = z.infer<typeof planMigrationAnswer>;
