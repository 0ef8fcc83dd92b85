import * as z from 'zod/mini';
import type { AsyncResult } from '../../../application/ports/call-failure';
import { CashAccounts, type CashAccountSummary } from '../../../application/ports/cash-account/cash-accounts';
import type { CashTransaction } from '../../../domain/cash-account/cash-transaction';
import { ok } from '../../../domain/kernel/result';
import { parseBody } from '../../http/parse-body';
import { cashAccountFields, toCashAccount } from './cash-account';
import { cashTransactionFields, heldFields, toCashTransaction } from './cash-account-transactions';
import {
  HeldVcaTransactionsDocument,
  VcaAccountDocument,
  VcaTransactionsDocument,
} from '../../../contract/graphql/home/generated/graphql';
import type { GraphqlClient } from '../graphql-client';

const accountsAnswer = z.object({ vcaAccount: z.array(cashAccountFields) });
const transactions = z.array(cashTransactionFields);
const heldAnswer = z.object({
  heldVcaTransactions: z.array(z.object({ ...heldFields, transaction: z.object({ vcaTransactionSid: z.string() }) })),
});
const transactionsAnswer = z.object({ completed: transactions, pending: transactions });

type Held = Pick<CashTransaction, 'heldUntil' | 'cancelledAt'>;

/** The Cash Account over GraphQL [GQL-27, GQL-28, OPEN-75]. */
export class GraphqlCashAccounts extends CashAccounts {
  constructor(
    private readonly client: GraphqlClient,
    private readonly hasCoolingOff: boolean,
  ) {
    super();
  }

  async summary(accountNo: string): AsyncResult<CashAccountSummary> {
    const [accounts, moved, held] = await Promise.all([
      this.accounts(accountNo),
      this.transactions(accountNo),
      this.hasCoolingOff ? this.held(accountNo) : ok(new Map<string, Held>()),
    ]);
    if (!accounts.ok) return accounts;
    if (!moved.ok) return moved;
    // Without it a client would take money that waits for money that is on its way.
    if (!held.ok) return held;
    const withHeld = (transaction: CashTransaction) => ({
      ...transaction,
      ...held.value.get(transaction.vcaTransactionSid),
    });
    const { completed, pending } = moved.value;
    return ok({
      accounts: accounts.value,
      completed: completed.map(withHeld),
      pending: pending.map(withHeld),
    });
  }

  private accounts(accountNo: string) {
    return this.client.ask({
      document: VcaAccountDocument,
      variables: { filter: { accountNo } },
      showErrors: false,
      read: parseBody(accountsAnswer, ({ vcaAccount }) => vcaAccount.map(toCashAccount)),
    });
  }

  /** The filter is for what is done with, `filter2` for what is under way [OPEN-22]. */
  private transactions(accountNo: string) {
    return this.client.ask({
      document: VcaTransactionsDocument,
      variables: {
        filter: { accountNo, transactionStatus: ['accepted', 'rejected'] },
        filter2: { accountNo, transactionStatus: ['pending'] },
      },
      showErrors: false,
      read: parseBody(transactionsAnswer, ({ completed, pending }) => ({
        completed: completed.map(toCashTransaction),
        pending: pending.map(toCashTransaction),
      })),
    });
  }

  /** Loads the withdrawals that wait or did, by the ids of their transactions. */
  private held(accountNo: string): AsyncResult<ReadonlyMap<string, Held>> {
    return this.client.ask({
      document: HeldVcaTransactionsDocument,
      variables: { filter: { accountNo } },
      showErrors: false,
      read: parseBody(
        heldAnswer,
        ({ heldVcaTransactions }) =>
          new Map(
            heldVcaTransactions.map(({ transaction, ...times }) => [transaction.vcaTransactionSid, times] as const),
          ),
      ),
    });
  }
}
