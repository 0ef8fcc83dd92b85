import type { ContractNote } from '../../../domain/trading/records/contract-note';
import type { AsyncResult } from '../call-failure';
import type { PrintedFile } from '../files/file-saving';

/** The monthly statements that can be looked up, the newest first, and when the next one can; months are `YYYY-MM`, days are dates. */
export type StatementList = {
  readonly statements: readonly { readonly month: string; readonly availableUntil: string }[];
  readonly next: { readonly month: string; readonly readyOn: string };
};

/** An annual statement that can be looked up: its year, and its last day. */
export type AnnualStatement = { readonly year: number; readonly availableUntil: string };

/** The signed-in client's monthly statements, contract notes and receipts, printed in the client's language. */
export abstract class Statements {
  /** The statements of the last year [ORDQ-09, ORDQ-14]. */
  abstract monthly(): AsyncResult<StatementList>;
  /** The statement of a month that is listed. */
  abstract monthlyFile(month: string): AsyncResult<PrintedFile>;
  /** The annual statements of the last year, the latest first; none from a server that makes none [ORDQ-09, ORDQ-14, OPEN-59]. */
  abstract annual(): AsyncResult<readonly AnnualStatement[]>;
  /** The statement of a year that is listed. */
  abstract annualFile(year: number): AsyncResult<PrintedFile>;
  /** The receipt of an order list that was sent, or of the list of an order, of the last year [ORDQ-05, ORDQ-13]. */
  abstract orderReceiptFile(id: string): AsyncResult<PrintedFile>;
  /** The contract notes of the last year, the newest first [ORDQ-10, ORDQ-12]. */
  abstract contractNotes(): AsyncResult<readonly ContractNote[]>;
  /** The contract note of an order that is listed. */
  abstract contractNoteFile(orderId: string): AsyncResult<PrintedFile>;
}
