import * as z from 'zod/mini';

/** When an account was frozen, how much that called off, and how much is left for the firm to look at. */
export const accountFreeze = z.object({
  frozenAt: z.string(),
  cancelledOrders: z.number(),
  cancelledWithdrawals: z.number(),
  pausedPlans: z.number(),
  left: z.number(),
});

export type AccountFreezeAnswer = z.infer<typeof accountFreeze>;
