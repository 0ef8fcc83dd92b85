import * as z from 'zod/mini';
import { bankInfo } from './bank-info';
import { clientTierAnswer } from '../home/client-tier';
import { priceAlertList } from '../holdings/price-alerts';
import { settingAnswer } from '../holdings/setting';

const text = z.optional(z.nullable(z.string()));
const flag = z.optional(z.nullable(z.boolean()));

/** The eligibility to move the regular plans, with the reasons against it; HK only. */
const rspMigration = z.object({
  rspMigrationEligible: flag,
  illegibleReasons: z.optional(z.nullable(z.array(z.string()))),
});

const directDebit = z.object({ bankAccountNo: z.string(), accountCurrency: text, activeFlag: text });

/** authentication/accountInfo: what the account's pages know of a client [ENT-20, SHAPE-15, SHAPE-16]. */
export const accountDetailsAnswer = z.object({
  accountInfo: z.optional(z.nullable(z.object({ mfaIndicator: text }))),
  accountNameInfo: z.optional(z.nullable(z.object({ name: text }))),
  passwordChangeReminder: flag,
  membershipTier: z.optional(z.nullable(clientTierAnswer)),
  preferenceCurrency: text,
  setting: z.optional(z.nullable(settingAnswer)),
  rspMigration: z.optional(z.nullable(rspMigration)),
  priceAlert: z.optional(z.nullable(priceAlertList)),
  dda: z.optional(z.nullable(z.array(directDebit))),
  bankChangedList: z.optional(z.nullable(bankInfo.shape.bankAccountInfoList)),
});

export type AccountDetailsAnswer = z.infer<typeof accountDetailsAnswer>;
