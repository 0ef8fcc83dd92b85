import { describe, expect, it } from 'vitest';
import { InstructCash } from '../../../application/cash-account/instruct-cash';
import type { AsyncResult, CallFailure } from '../../../application/ports/call-failure';
import { CashInstructions } from '../../../application/ports/cash-account/cash-instructions';
import { CashAccounts, type CashAccountSummary } from '../../../application/ports/cash-account/cash-accounts';
import type { SubmissionStep } from '../../../application/submissions/submission-outcome';
import { type CashInstruction, cashInstruction } from '../../../domain/cash-account/instructions/cash-instruction';
import type { CashTransaction } from '../../../domain/cash-account/cash-transaction';
import { err, ok, type Result } from '../../../domain/kernel/result';
import { decimal } from '../../builders/decimal';
import { afterDeadline } from '../../builders/after-deadline';
import { submitOnceInMemory } from '../../builders/memory-submissions';
import { clientOfHongKong, StatedUsers } from '../../builders/stated-client';

const offline: CallFailure = { kind: 'no-answer', reason: 'offline' };
const topUp = cashInstruction('topup', '900', decimal('1500'));

/** A server that keeps what it receives, once under a key, and may lose its answers. */
class Bank extends CashAccounts {
  readonly kept = new Map<string, CashTransaction>();
  readonly sent: CashInstruction[] = [];
  readsFail = false;

  constructor(public fault: 'none' | 'never-arrives' | 'loses-answer' | 'refuses' | 'reused' = 'none') {
    super();
  }

  summary(): AsyncResult<CashAccountSummary> {
    if (this.readsFail) return Promise.resolve(err(offline));
    return Promise.resolve(ok({ accounts: [], pending: [...this.kept.values()].toReversed(), completed: [] }));
  }

  take(instruction: CashInstruction, key: string): Result<CashTransaction, CallFailure> {
    this.sent.push(instruction);
    if (this.fault === 'never-arrives') return err(offline);
    if (this.fault === 'refuses') return err({ kind: 'rejected', errors: [{ code: 'VCA-0109' }] });
    if (this.fault === 'reused') return err({ kind: 'rejected', errors: [{ code: 'IDEMPOTENCY_KEY_REUSED' }] });
    const made = this.kept.get(key) ?? {
      vcaTransactionSid: `T${String(this.kept.size + 1)}`,
      transactionCurrency: 'HKD',
      transactionType: instruction.transactionType,
      amount: decimal(instruction.amount),
      amountSigNum: 1 as const,
      amountPrecision: 2,
      balancePrecision: 2,
      transactionStatus: 'pending' as const,
    };
    this.kept.set(key, made);
    return this.fault === 'loses-answer' ? err(offline) : ok(made);
  }
}

class Instructions extends CashInstructions {
  constructor(private readonly bank: Bank) {
    super();
  }
  send(instruction: CashInstruction, key: string): AsyncResult<CashTransaction> {
    return Promise.resolve(this.bank.take(instruction, key));
  }
  cancel(): AsyncResult<CashTransaction> {
    return Promise.reject(new Error('nothing is cancelled here'));
  }
}

function setup(bank: Bank) {
  const { once, clock } = submitOnceInMemory();
  const instruct = new InstructCash({
    users: new StatedUsers(ok(clientOfHongKong)),
    accounts: bank,
    instructions: new Instructions(bank),
    once,
  });
  const steps: SubmissionStep[] = [];
  const send = (instruction = topUp) =>
    afterDeadline(
      clock,
      instruct.execute(instruction, (step) => steps.push(step)),
    );
  return { send, steps, find: (instruction = topUp) => afterDeadline(clock, instruct.find(instruction)) };
}

const other = cashInstruction('topup', '900', decimal('9000'));

/** A bank that kept an instruction, of which nobody can say what became. */
async function withLostOne() {
  const bank = new Bank('loses-answer');
  const made = setup(bank);
  const answer = bank.take.bind(bank);
  bank.take = (instruction, key) => {
    bank.readsFail = true;
    bank.take = answer;
    return answer(instruction, key);
  };
  expect((await made.send()).kind).toBe('unknown');
  return { bank, ...made };
}

describe('an instruction to the Cash Account', () => {
  it('[GQL-29, API-90] an instruction to the Cash Account is sent once, and answered by its transaction', async () => {
    const bank = new Bank();
    const { send, steps } = setup(bank);
    expect(await send()).toMatchObject({ kind: 'received', answer: { vcaTransactionSid: 'T1' } });
    expect([bank.sent.length, steps]).toEqual([1, ['sending']]);
  });

  it('[OPEN-75, API-90] whose answer is lost is found among the transactions, and not sent again', async () => {
    const bank = new Bank('loses-answer');
    const { send, steps } = setup(bank);
    expect(await send()).toMatchObject({ kind: 'received', answer: { vcaTransactionSid: 'T1' } });
    expect([bank.sent.length, steps]).toEqual([1, ['sending', 'finding']]);
  });

  it('[OPEN-75] an instruction to the Cash Account isn’t taken for an earlier one of the same amount', async () => {
    const bank = new Bank();
    const { send } = setup(bank);
    await send();
    bank.fault = 'never-arrives';
    expect(await send()).toMatchObject({ kind: 'not-received' });
    expect(bank.kept.size).toBe(1);
  });

  it('[OPEN-75, API-90] an instruction to the Cash Account of which nobody can say what became stays so, and is looked up before anything else is sent', async () => {
    const bank = new Bank('loses-answer');
    const { send, find } = setup(bank);
    const answer = bank.take.bind(bank);
    bank.take = (instruction, key) => {
      bank.readsFail = true;
      return answer(instruction, key);
    };
    expect((await send()).kind).toBe('unknown');
    expect((await find()).kind).toBe('unknown');
    bank.readsFail = false;
    expect(await find()).toMatchObject({ kind: 'received', answer: { vcaTransactionSid: 'T1' } });
  });

  it('[VCA-04, VCA-05, OPEN-75, API-90] an instruction to the Cash Account isn’t sent where an earlier one is found to have arrived, and is told apart from it', async () => {
    const { bank, send } = await withLostOne();
    bank.readsFail = false;
    expect(await send(other)).toMatchObject({ kind: 'overtaken', by: { vcaTransactionSid: 'T1' } });
    expect(bank.sent).toEqual([topUp]);
    bank.fault = 'none';
    expect(await send(other)).toMatchObject({ kind: 'received', answer: { vcaTransactionSid: 'T2' } });
  });

  it('[VCA-04, OPEN-75] an instruction to the Cash Account is told apart from an earlier one when that is looked up, and where its key was used', async () => {
    const { bank, send, find } = await withLostOne();
    bank.readsFail = false;
    expect(await find(other)).toMatchObject({ kind: 'overtaken', by: { vcaTransactionSid: 'T1' } });
    bank.fault = 'reused';
    expect(await send(other)).toEqual({ kind: 'overtaken' });
  });

  it('[VCA-04, OPEN-75] an instruction to the Cash Account is found where its answer is lost after an earlier one of another amount never arrived', async () => {
    const bank = new Bank('never-arrives');
    const { send } = setup(bank);
    await send(other);
    const answer = bank.take.bind(bank);
    bank.take = (instruction, key) => {
      bank.readsFail = true;
      return answer(instruction, key);
    };
    expect((await send(topUp)).kind).toBe('unknown');
    bank.take = answer;
    bank.readsFail = false;
    bank.fault = 'loses-answer';
    expect(await send(other)).toMatchObject({ kind: 'received', answer: { vcaTransactionSid: 'T1' } });
    expect([...bank.kept.values()]).toHaveLength(1);
  });

  it('[OPEN-75] that is refused is told why, and may be sent again', async () => {
    const bank = new Bank('refuses');
    const { send } = setup(bank);
    expect(await send()).toMatchObject({ kind: 'refused', failure: { kind: 'rejected' } });
    bank.fault = 'none';
    expect(await send()).toMatchObject({ kind: 'received' });
    expect(bank.kept.size).toBe(1);
  });

  it('[OPEN-75] an instruction to the Cash Account isn’t sent while the transactions before it can’t be read', async () => {
    const bank = new Bank();
    bank.readsFail = true;
    const { send } = setup(bank);
    expect(await send()).toMatchObject({ kind: 'not-received', failure: offline });
    expect(bank.sent).toEqual([]);
  });
});
