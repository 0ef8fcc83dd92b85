import * as z from 'zod/mini';
import { settlementAccountKinds } from '../../../domain/trading/records/settlement-account';

/** Ours: the account that pays for an order or is paid by it, its number masked; of another kind it isn't shown. */
export const wireSettlementAccount = z.optional(
  z.nullable(
    z.object({
      kind: z.enum(settlementAccountKinds),
      bankName: z.optional(z.nullable(z.string())),
      masked: z.string(),
    }),
  ),
);

export type WireSettlementAccount = z.infer<typeof wireSettlementAccount>;
