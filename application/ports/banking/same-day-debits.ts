import type { SameDayDirectDebit } from '../../../domain/banking/same-day-direct-debit';
import type { AsyncResult } from '../call-failure';

/** Tells if an order of the signed-in client can be paid the day it is placed. */
export abstract class SameDayDebits {
  /** Without a word where nothing is on record [API-60, GQL-24, BANK-12, CONFLICT-44]. */
  abstract current(): AsyncResult<SameDayDirectDebit>;
}
