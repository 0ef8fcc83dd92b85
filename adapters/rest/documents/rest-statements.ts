import type * as z from 'zod/mini';
import type { AsyncResult, CallFailure } from '../../../application/ports/call-failure';
import type { PrintedFile } from '../../../application/ports/files/file-saving';
import { type AnnualStatement, type StatementList, Statements } from '../../../application/ports/documents/statements';
import { err, ok, type Result } from '../../../domain/kernel/result';
import type { ContractNote } from '../../../domain/trading/records/contract-note';
import { onlyPresent } from '../../http/only-present';
import { parseBody } from '../../http/parse-body';
import { toFigure } from '../../http/wire-figures';
import { statementCalls } from '../../../contract/rest/statements/statement-calls';
import {
  annualStatements,
  contractNotes,
  statementFile,
  statements,
} from '../../../contract/rest/statements/statements';
import { readJson, readJsonBody } from '../read-answer';
import type { RestClient } from '../rest-client';

const policy = { showErrors: false };

/** A client's statements and contract notes over REST [ORDQ-09, ORDQ-10]. */
export class RestStatements extends Statements {
  constructor(
    private readonly client: RestClient,
    private readonly hasAnnualOnes: boolean,
  ) {
    super();
  }

  monthly(): AsyncResult<StatementList> {
    return this.client.call(statementCalls, {
      name: 'eStatements',
      policy,
      read: readJson(statements, (list) => list),
    });
  }

  monthlyFile(month: string): AsyncResult<PrintedFile> {
    const read = readJsonBody(readFile);
    return this.client.call(statementCalls, { name: 'eStatement', parts: { month }, policy, read });
  }

  async annual(): AsyncResult<readonly AnnualStatement[]> {
    if (!this.hasAnnualOnes) return ok([]);
    const read = readJson(annualStatements, (list) => list);
    return this.client.call(statementCalls, { name: 'annualStatements', policy, read });
  }

  annualFile(year: number): AsyncResult<PrintedFile> {
    const read = readJsonBody(readFile);
    return this.client.call(statementCalls, { name: 'annualStatement', parts: { year: String(year) }, policy, read });
  }

  orderReceiptFile(id: string): AsyncResult<PrintedFile> {
    const read = readJsonBody(readFile);
    return this.client.call(statementCalls, { name: 'orderReceipt', parts: { oid: id }, policy, read });
  }

  contractNotes(): AsyncResult<readonly ContractNote[]> {
    return this.client.call(statementCalls, { name: 'contractNotes', policy, read: readJsonBody(readNotes) });
  }

  contractNoteFile(orderId: string): AsyncResult<PrintedFile> {
    const read = readJsonBody(readFile);
    return this.client.call(statementCalls, { name: 'contractNote', parts: { orderId }, policy, read });
  }
}

/** A note whose amount is no figure makes the answer malformed. */
function readNotes(body: unknown): Result<readonly ContractNote[], CallFailure> {
  const read = parseBody(contractNotes, (notes) => notes.map(toNote))(body);
  if (!read.ok) return read;
  const known = read.value.filter((note) => note !== undefined);
  return known.length === read.value.length ? ok(known) : err({ kind: 'malformed' });
}

function toNote(wire: z.output<typeof contractNotes>[number]): ContractNote | undefined {
  const { orderId, orderNo, type, currency, dealingDate, availableUntil, fundCode, intoFundCode: into } = wire;
  const amount = toFigure(wire.amount);
  return (
    amount &&
    onlyPresent({
      orderId,
      orderNo: orderNo ?? undefined,
      type,
      currency,
      amount,
      dealingDate,
      availableUntil,
      fund: { code: fundCode, name: wire.fundName ?? fundCode },
      into: into ? { fund: { code: into, name: wire.intoFundName ?? into } } : undefined,
    })
  );
}

const pdf = '%PDF-';

/** Reads a PDF in base64; anything else is malformed, whatever it is called. */
function readFile(body: unknown): Result<PrintedFile, CallFailure> {
  const read = parseBody(statementFile, ({ fileName, content }) => ({ name: fileName, content: bytesOf(content) }))(
    body,
  );
  if (!read.ok) return read;
  const { name, content } = read.value;
  return content && isPdf(content) ? ok({ name, content }) : err({ kind: 'malformed' });
}

const isPdf = (content: Uint8Array): boolean => new TextDecoder().decode(content.subarray(0, pdf.length)) === pdf;

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
