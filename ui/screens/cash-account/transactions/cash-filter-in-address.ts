import { isIsoDate } from '../../../../domain/calendar/iso-text';
import type { CashFilter } from '../../../../domain/cash-account/cash-filter';
import { parseCashTransactionType } from '../../../../domain/cash-account/cash-transaction-type';
import { parseOneOf } from '../../../../domain/kernel/parse-one-of';

/** The statuses that can be asked for alone; what is still under way has a list of its own [VCA-07, VCA-21, VCA-22]. */
export const filteredStatuses = ['completed', 'rejected', 'cancelled'] as const;

/** Reads the filter of transactions from an address; an invalid part of it leaves none out [VCA-07]. */
export function readCashFilter(params: URLSearchParams): CashFilter {
  const dateIn = (name: string): string | undefined => {
    const text = params.get(name) ?? '';
    return isIsoDate(text) ? text : undefined;
  };
  return {
    type: parseCashTransactionType(params.get('type') ?? undefined),
    direction: parseOneOf(['in', 'out'] as const, params.get('way')),
    status: parseOneOf(filteredStatuses, params.get('state')),
    from: dateIn('from'),
    to: dateIn('to'),
  };
}

/** The address of transactions under a filter; what leaves none out goes without saying. */
export function writeCashFilter({ type, direction, status, from, to }: CashFilter): Record<string, string> {
  return {
    ...(type ? { type } : {}),
    ...(direction ? { way: direction } : {}),
    ...(status ? { state: status } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
}
