import { parseOneOf } from '../kernel/parse-one-of';

/** The states of a transaction or its payment, on the wire [VCA-19, VCA-21, VCA-22, ENUM-50]. */
export const cashTransactionStatuses = ['pending', 'accepted', 'rejected'] as const;

/** One of the three statuses of Cash Account transactions and their payments [ENUM-50]. */
export type CashTransactionStatus = (typeof cashTransactionStatuses)[number];

/** Reads a status in either case [ENUM-50, CONFLICT-50]; undefined for one that isn't listed. */
export function parseCashTransactionStatus(text: string | undefined): CashTransactionStatus | undefined {
  const name = String(text).toLowerCase();
  return parseOneOf(cashTransactionStatuses, name);
}
