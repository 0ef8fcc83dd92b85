import * as z from 'zod/mini';
import { longestBankName } from '../../../domain/banking/bank-account-change';

/** The accounts of a client that another can take the place of, and the requests that wait, the earliest first; numbers are masked. */
export const ownBankAccounts = z.object({
  accounts: z.array(z.object({ id: z.string(), bank: z.string(), masked: z.string(), currency: z.string() })),
  changes: z.array(
    z.object({
      id: z.string(),
      bank: z.string(),
      branch: z.nullable(z.string()),
      masked: z.string(),
      currency: z.string(),
      replaces: z.nullable(z.string()),
      requestedAt: z.string(),
      effectiveAt: z.string(),
      isAccepted: z.boolean(),
    }),
  ),
});

const name = z.string().check(z.maxLength(2 * longestBankName));

/** A request for another bank account, with the present secret: in the place of `replaces`, or beside the others in `currency`. */
export const bankAccountRequest = z.object({
  bank: name,
  branch: z.optional(name),
  number: z.string().check(z.maxLength(40)),
  replaces: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/))),
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
  secret: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^\P{Cc}*$/u)),
});

/** The two parts in which a request is sent: itself as JSON, and the picture that proves whose account it is. */
export const bankAccountRequestForm = z.object({ request: bankAccountRequest, file: z.file() });

/** The request that is given up. */
export const cancelledBankAccountRequest = z.object({ id: z.uuid() });

export type OwnBankAccountsAnswer = z.infer<typeof ownBankAccounts>;

export type BankAccountRequestBody = z.infer<typeof bankAccountRequest>;
