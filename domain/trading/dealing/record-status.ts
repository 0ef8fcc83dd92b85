import { parseOneOf } from '../../kernel/parse-one-of';

/** The statuses of an order's record; the wire also says FAIL for FAILED [ENUM-01]. */
export const recordStatuses = [
  'ACCEPTED',
  'APPROVAL_REJECTED',
  'APPROVED_PENDING_PAYMENT',
  'AUTO_SUBSCRIBED',
  'CANCELLED',
  'COMPLETED',
  'CONFIRMED',
  'FAILED',
  'IN_PROGRESS',
  'RECEIVED',
  'REJECTED_INVALID_PAYMENT',
  'REJECTED_OTHERS',
  'SUCCESS',
  'DELETED',
  'NORMAL',
] as const;

/** The status of an order's record [ENUM-01]. */
export type RecordStatus = (typeof recordStatuses)[number];

/** Reads a record's status in either case, FAIL as FAILED [ENUM-01, CONFLICT-50]. */
export function parseRecordStatus(text: string | undefined): RecordStatus | undefined {
  const code = text?.toUpperCase();
  return code === 'FAIL' ? 'FAILED' : parseOneOf(recordStatuses, code);
}

const open: ReadonlySet<RecordStatus> = new Set([
  'ACCEPTED',
  'APPROVED_PENDING_PAYMENT',
  'CONFIRMED',
  'IN_PROGRESS',
  'RECEIVED',
]);

/**
 * Returns true if something is still to happen to an order; one whose status isn't known counts as open [ENUM-01,
 * ORDQ-06, ORDQ-08].
 */
export const isOpenRecord = (status: RecordStatus | undefined): boolean => status === undefined || open.has(status);

const withoutEffect: ReadonlySet<RecordStatus> = new Set([
  'APPROVAL_REJECTED',
  'CANCELLED',
  'DELETED',
  'FAILED',
  'REJECTED_INVALID_PAYMENT',
  'REJECTED_OTHERS',
]);

/** Tells whether an order was cancelled or rejected; one whose status isn't known was neither [ENUM-01]. */
export const isCancelledOrRejected = (status: RecordStatus | undefined): boolean =>
  status !== undefined && withoutEffect.has(status);
