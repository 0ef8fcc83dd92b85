import { isIsoDate } from '../../../../domain/calendar/iso-text';
import { parseOneOf } from '../../../../domain/kernel/parse-one-of';
import type { RecordFilter } from '../../../../domain/trading/records/record-filter';
import { recordKinds } from '../../../../domain/trading/records/record-kind';
import { recordStatuses } from '../../../../domain/trading/dealing/record-status';

/** Reads the filter of past orders from an address; an invalid part of it leaves none out [ORDQ-08]. */
export function readFilter(params: URLSearchParams): RecordFilter {
  return {
    fund: params.get('fund') ?? undefined,
    kind: parseOneOf(recordKinds, params.get('type')),
    status: parseOneOf(recordStatuses, params.get('state')),
    from: dateIn(params, 'from'),
    to: dateIn(params, 'to'),
  };
}

/** The address of past orders under a filter; what leaves none out goes without saying. */
export function writeFilter({ fund, kind, status, from, to }: RecordFilter): Record<string, string> {
  return {
    tab: 'past',
    ...(fund ? { fund } : {}),
    ...(kind ? { type: kind } : {}),
    ...(status ? { state: status } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
}

function dateIn(params: URLSearchParams, name: string): string | undefined {
  const text = params.get(name) ?? '';
  return isIsoDate(text) ? text : undefined;
}
