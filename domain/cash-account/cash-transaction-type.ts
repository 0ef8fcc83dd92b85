import { parseOneOf } from '../kernel/parse-one-of';

/** The types of transactions of the Cash Account [VCA-09..18, ENUM-49]. */
export const cashTransactionTypes = [
  'initial_topup',
  'topup',
  'escheduler_topup',
  'bankchange_topup',
  'deduct_reversal',
  'withdrawal',
  'lumpsum_subscription',
  'escheduler_subscription',
  'refund',
  'subscription',
] as const;

/** One of the ten types of Cash Account transactions [ENUM-49]. */
export type CashTransactionType = (typeof cashTransactionTypes)[number];

/** Reads a transaction's type; undefined for one that isn't listed [VCA-09..18, ENUM-49]. */
export const parseCashTransactionType = (text: string | undefined): CashTransactionType | undefined =>
  parseOneOf(cashTransactionTypes, text);
