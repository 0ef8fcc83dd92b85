import * as z from 'zod/mini';
import { dayLength } from '../../domain/calendar/day-length';
import { cashAccountCurrency } from '../../domain/cash-account/cash-account';
import { heldWithdrawal } from '../../domain/cash-account/instructions/cash-instruction';
import { checkTopUp } from '../../domain/cash-account/instructions/check-top-up';
import { checkWithdrawal } from '../../domain/cash-account/instructions/check-withdrawal';
import { parseCashAmount } from '../../domain/cash-account/instructions/parse-cash-amount';
import { stepUpErrorCodes } from '../../domain/credentials/re-authentication/step-up-error-codes';
import { minorUnitScale } from '../../domain/money/currency';
import { parseDecimal, subtract, toText, zero } from '../../domain/money/decimal';
import { submissionErrorCodes } from '../../domain/submissions/submission-error-codes';
import { type AnswersByCall, answerWith, type MockCall, rejectOperation } from './mock-call';
import type { MockFile } from './mock-file';
import { isProved } from './step-up-answers';

const instruction = z.object({
  variables: z.looseObject({
    amount: z.string(),
    transactionType: z._default(z.enum(['topup', 'withdrawal']), 'withdrawal'),
  }),
});
const cancelling = z.object({ variables: z.object({ vcaTransactionSid: z.string() }) });
const transactions = z.object({ data: z.looseObject({ pending: z.array(z.unknown()) }) });
const held = z.looseObject({
  transaction: z.looseObject({ vcaTransactionSid: z.string() }),
  cancelledAt: z.nullable(z.string()),
});
const heldList = z.object({ data: z.object({ heldVcaTransactions: z.array(held) }) });
const account = z.looseObject({ availableBalance: z.string() });
const balances = z.object({ data: z.object({ vcaAccount: z.array(account) }) });

/** Takes a top-up or withdrawal of a client who has proved who acts: it is in progress, and a withdrawal is off the balance [GQL-29, API-90, VCA-35]. */
async function take(call: MockCall, waits: boolean): Promise<MockFile> {
  if (call.request.headers['Idempotency-Key'] === undefined) return rejectOperation(submissionErrorCodes.keyInvalid);
  const { variables } = instruction.parse(call.sent);
  const { amount: text, transactionType: type } = variables;
  const amount = parseCashAmount(text);
  if (amount === undefined) return rejectOperation('VCA-0200');
  const [known] = (await call.read('VcaAccount', balances)).data.vcaAccount;
  const balance = parseDecimal(known?.availableBalance ?? '');
  const verdict = type === 'topup' ? checkTopUp(amount) : checkWithdrawal(amount, balance.ok ? balance.value : zero);
  if (verdict !== 'accepted') return rejectOperation(verdict);
  if (!isProved(call, 'addVcaTransaction', waits ? { ...variables, ...heldWithdrawal } : variables))
    return rejectOperation(stepUpErrorCodes.needed);
  const places = minorUnitScale(cashAccountCurrency);
  const transaction = {
    vcaTransactionSid: `VCA-DEMO-${String(call.visit.submissions.size + 1)}`,
    transactionCurrency: cashAccountCurrency,
    transactionLastUpdateTime: call.now,
    transactionType: type,
    amountSigNum: type === 'topup' ? 1 : -1,
    amount: text,
    amountPrecision: places,
    transactionStatus: 'pending',
    paymentStatus: 'pending',
    carriedForwardBalance: null,
    balancePrecision: places,
    remark: null,
  };
  call.change('VcaTransactions', transactions, ({ data }) => ({
    data: { ...data, pending: [transaction, ...data.pending] },
  }));
  if (type === 'withdrawal' && balance.ok) changeBalance(call, toText(subtract(balance.value, amount)));
  if (!waits) return answerWith({ data: { addVcaTransaction: transaction } });
  const heldUntil = new Date(Date.parse(call.now) + dayLength).toISOString();
  const holdVcaTransaction = { transaction, heldUntil, cancelledAt: null };
  call.change('HeldVcaTransactions', heldList, ({ data }) => ({
    data: { heldVcaTransactions: [holdVcaTransaction, ...data.heldVcaTransactions] },
  }));
  return answerWith({ data: { holdVcaTransaction } });
}

const changeBalance = (call: MockCall, availableBalance: string): void => {
  call.change('VcaAccount', balances, ({ data }) => ({
    data: { vcaAccount: data.vcaAccount.map((one, index) => (index === 0 ? { ...one, availableBalance } : one)) },
  }));
};

/** Cancels what waits; the same again changes nothing. */
async function cancel(call: MockCall): Promise<MockFile> {
  const sid = cancelling.parse(call.sent).variables.vcaTransactionSid;
  const { data } = await call.read('HeldVcaTransactions', heldList);
  const known = data.heldVcaTransactions.find(({ transaction }) => transaction.vcaTransactionSid === sid);
  if (known === undefined) return rejectOperation('VCA-0102');
  const cancelledAt = known.cancelledAt ?? call.now;
  const ended = { transactionStatus: 'rejected', paymentStatus: 'rejected', transactionLastUpdateTime: cancelledAt };
  const cancelVcaTransaction = { ...known, cancelledAt, transaction: { ...known.transaction, ...ended } };
  call.change('HeldVcaTransactions', heldList, ({ data: { heldVcaTransactions: all } }) => ({
    data: {
      heldVcaTransactions: all.map((one) => (one.transaction.vcaTransactionSid === sid ? cancelVcaTransaction : one)),
    },
  }));
  return answerWith({ data: { cancelVcaTransaction } });
}

/** Results of top-ups and withdrawals; a withdrawal waits where the client says so. */
export const cashAnswers = {
  AddVcaTransaction: (call) => take(call, false),
  HoldVcaTransaction: (call) => take(call, true),
  CancelVcaTransaction: cancel,
} satisfies AnswersByCall;
