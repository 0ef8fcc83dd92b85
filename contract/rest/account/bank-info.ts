import * as z from 'zod/mini';

const text = z.optional(z.nullable(z.string()));

/** bankInfo, and acctBankInfo (TW) of the accounts that are paid to: bank accounts with their online direct debit [BANK-08]. Whose they are may be absent. */
export const bankInfo = z.object({
  bankAccountInfoList: z.array(
    z.object({
      bankAccountNo: text,
      bankName: text,
      bankAccountName: text,
      currency: text,
      status: text,
      onlineDDA: z.optional(z.nullable(z.boolean())),
      onlineDdaStatusInfo: z.optional(z.nullable(z.object({ status: text }))),
    }),
  ),
});

export type BankInfo = z.infer<typeof bankInfo>;
