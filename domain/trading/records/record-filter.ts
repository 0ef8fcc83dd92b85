import { matchesFundSearch, searchWords } from '../../funds/finding/fund-search';
import { type ChosenDays, isWithinDays } from '../../calendar/chosen-days';
import { dayStart } from '../../calendar/hong-kong-time';
import { parseInstant } from '../../calendar/iso-text';
import type { OrderRecord, RecordedFund } from './order-record';
import { type RecordKind, recordKind } from './record-kind';
import { typedCode } from '../../typing/typed-code';
import type { RecordStatus } from '../dealing/record-status';

/** The records that are wanted, received on the chosen days; a field that is left out leaves no record out. */
export type RecordFilter = ChosenDays & {
  /** Words of the fund's name, its code or the asset manager's own one; for a switch, of either fund; or the order's number. */
  readonly fund?: string | undefined;
  readonly kind?: RecordKind | undefined;
  readonly status?: RecordStatus | undefined;
};

/** The records that fulfil a filter, in their order; a day that is none leaves no record out [ORDQ-08]. */
export function filterRecords(records: readonly OrderRecord[], filter: RecordFilter): readonly OrderRecord[] {
  const { fund = '', kind, status } = filter;
  const isAnyFund = searchWords(fund).length === 0;
  const isReceivedThen = isWithinDays(filter);
  return records.filter(
    (record) =>
      (isAnyFund ||
        isFoundBy(record.fund, fund) ||
        (record.into !== undefined && isFoundBy(record.into.fund, fund)) ||
        isNumbered(record, fund)) &&
      (kind === undefined || recordKind(record.type) === kind) &&
      (status === undefined || record.status === status) &&
      isReceivedThen(whenOf(record)),
  );
}

const isFoundBy = ({ name, code, jfFundCode = '' }: RecordedFund, search: string): boolean =>
  matchesFundSearch({ names: [name, jfFundCode], code }, search);

/** Tells whether an order bears a whole number as it is typed, with or without hyphens, of either case [ORDQ-05]. */
function isNumbered({ orderNo, orderId }: OrderRecord, search: string): boolean {
  const typed = typedCode(search).toUpperCase();
  return [orderNo, orderId].some((number) => number !== undefined && typedCode(number).toUpperCase() === typed);
}

/** When an order was received, or the day that it was dealt for where that isn't known; never, without either. */
const whenOf = ({ receivedAt, transactionDate }: OrderRecord): number =>
  parseInstant(receivedAt ?? '') ?? parseInstant(dayStart(transactionDate ?? '')) ?? Number.NaN;
