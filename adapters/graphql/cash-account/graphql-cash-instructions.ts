import * as z from 'zod/mini';
import type { AsyncResult } from '../../../application/ports/call-failure';
import { CashInstructions } from '../../../application/ports/cash-account/cash-instructions';
import type { CashInstruction } from '../../../domain/cash-account/instructions/cash-instruction';
import type { CashTransaction } from '../../../domain/cash-account/cash-transaction';
import type { IdempotencyKey } from '../../../domain/submissions/idempotency-key';
import { parseBody } from '../../http/parse-body';
import type { GraphqlClient } from '../graphql-client';
import { cashTransactionFields, heldFields, toCashTransaction } from './cash-account-transactions';
import {
  AddVcaTransactionDocument,
  CancelVcaTransactionDocument,
  HoldVcaTransactionDocument,
} from '../../../contract/graphql/cash/generated/graphql';

const added = z.object({ addVcaTransaction: cashTransactionFields });
const held = z.object({ ...heldFields, transaction: cashTransactionFields });
const holding = z.object({ holdVcaTransaction: held });
const cancelled = z.object({ cancelVcaTransaction: held });

const toHeld = ({ transaction, ...times }: z.output<typeof held>): CashTransaction => ({
  ...toCashTransaction(transaction),
  ...times,
});

/** Top-ups, withdrawals and their cancelling over GraphQL [GQL-29, OPEN-75, REAUTH-11, OPEN-44]. */
export class GraphqlCashInstructions extends CashInstructions {
  constructor(private readonly client: GraphqlClient) {
    super();
  }

  async send(instruction: CashInstruction, key: IdempotencyKey, isProved = false): AsyncResult<CashTransaction> {
    const { coolingOff, transactionType, ...move } = instruction;
    const sending = { key, reAuthenticated: isProved, showErrors: false };
    return coolingOff === undefined
      ? this.client.ask({
          ...sending,
          document: AddVcaTransactionDocument,
          variables: { ...move, transactionType },
          read: parseBody(added, ({ addVcaTransaction }) => toCashTransaction(addVcaTransaction)),
        })
      : this.client.ask({
          ...sending,
          document: HoldVcaTransactionDocument,
          variables: move,
          read: parseBody(holding, ({ holdVcaTransaction }) => toHeld(holdVcaTransaction)),
        });
  }

  async cancel(vcaTransactionSid: string): AsyncResult<CashTransaction> {
    return this.client.ask({
      document: CancelVcaTransactionDocument,
      variables: { vcaTransactionSid },
      showErrors: false,
      read: parseBody(cancelled, ({ cancelVcaTransaction }) => toHeld(cancelVcaTransaction)),
    });
  }
}
