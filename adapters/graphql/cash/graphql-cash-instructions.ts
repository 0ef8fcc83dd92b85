import * as z from 'zod/mini';
import type { Answer } from '../../../application/ports/call-failure';
import { CashInstructions } from '../../../application/ports/cash/cash-instructions';
import type { SessionEnd } from '../../../application/ports/session-end';
import type { CashInstruction } from '../../../domain/cash-account/instructions/cash-instruction';
import type { CashTransaction } from '../../../domain/cash-account/cash-transaction';
import type { IdempotencyKey } from '../../../domain/submissions/idempotency-key';
import { parseBody } from '../../http/parse-body';
import type { GraphqlClient } from '../graphql-client';
import { cashTransactionFields, toCashTransaction } from '../home/cash-account-transactions';
import {
  AddVcaTransactionDocument,
  CancelVcaTransactionDocument,
} from '../../../contract/graphql/cash/generated/graphql';

const added = z.object({ addVcaTransaction: cashTransactionFields });
const cancelled = z.object({ cancelVcaTransaction: cashTransactionFields });

/** Top-ups, withdrawals and their cancelling over GraphQL; operations named Vca escape the global handling, so the end of the session is minded here [GQL-29, ERR-06, OPEN-75, REAUTH-11, OPEN-44]. */
export class GraphqlCashInstructions extends CashInstructions {
  constructor(
    private readonly client: GraphqlClient,
    private readonly sessionEnd: SessionEnd,
  ) {
    super();
  }

  async send(instruction: CashInstruction, key: IdempotencyKey, isProved = false): Answer<CashTransaction> {
    const sent = await this.client.ask({
      document: AddVcaTransactionDocument,
      variables: instruction,
      key,
      reAuthenticated: isProved,
      showErrors: false,
      read: parseBody(added, ({ addVcaTransaction }) => toCashTransaction(addVcaTransaction)),
    });
    return this.minded(sent);
  }

  async cancel(vcaTransactionSid: string): Answer<CashTransaction> {
    const sent = await this.client.ask({
      document: CancelVcaTransactionDocument,
      variables: { vcaTransactionSid },
      showErrors: false,
      read: parseBody(cancelled, ({ cancelVcaTransaction }) => toCashTransaction(cancelVcaTransaction)),
    });
    return this.minded(sent);
  }

  private minded(sent: Awaited<Answer<CashTransaction>>): Awaited<Answer<CashTransaction>> {
    if (!sent.ok && sent.error.kind === 'unauthorized') this.sessionEnd.end('expired');
    return sent;
  }
}
