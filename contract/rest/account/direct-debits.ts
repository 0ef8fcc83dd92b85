import * as z from 'zod/mini';
import { ours } from '../ours';

const text = z.optional(z.nullable(z.string()));
const flag = z.optional(z.nullable(z.boolean()));

/** dda: the accounts that may be debited, `prdicity` spelled so [ENT-44, API-62, CONFLICT-51]; debitLimit is decimal text. */
export const directDebitList = z.array(
  z.object({
    bankAccountNo: z.string(),
    accountCurrency: text,
    bankName: text,
    bankAccountName: text,
    taAccountNo: text,
    debitLimit: text,
    debitLimitPrecision: z.optional(z.nullable(z.number())),
    prdicity: text,
    /** The debits ordered that count towards debitLimit in the present period or a later one, by day and currency. */
    debits: ours(
      z.optional(z.nullable(z.array(z.object({ day: z.string(), currency: z.string(), amount: z.string() })))),
    ),
    activeFlag: text,
    effectiveDate: text,
    authExpiryDate: text,
    addressLines: z.optional(z.nullable(z.array(z.nullable(z.string())))),
  }),
);

export type DirectDebitList = z.infer<typeof directDebitList>;

/** sameDayDDA (TW): what Hong Kong asks over GraphQL [API-60, ENT-45, CONFLICT-44]. */
export const sameDayDebit = z.object({ existDDADeals: flag, underSHLFrozenPeriod: flag, eddaEnabled: flag });

export type SameDayDebit = z.infer<typeof sameDayDebit>;
