import * as z from 'zod/mini';
import { cashAccountCurrency } from '../../../domain/cash-account/cash-account';
import {
  type CashInstruction,
  type CashInstructionType,
  heldWithdrawal,
} from '../../../domain/cash-account/instructions/cash-instruction';
import { checkTopUp } from '../../../domain/cash-account/instructions/check-top-up';
import { checkWithdrawal } from '../../../domain/cash-account/instructions/check-withdrawal';
import { parseCashAmount } from '../../../domain/cash-account/instructions/parse-cash-amount';
import { reAuthRefusals } from '../../../domain/credentials/re-authentication/re-auth-refusals';
import { minorUnitScale } from '../../../domain/money/currency';
import { type Decimal, parseDecimal, subtract, toText, zero } from '../../../domain/money/decimal';
import { submissionRefusals } from '../../../domain/submissions/submission-refusal';
import { parseJson } from '../../http/parse-json';
import type { TransportRequest } from '../../http/transport';
import type { MockFile } from '../mock-file';
import type { MockReAuthentication } from '../credentials/mock-re-authentication';

const instruction = z.object({
  variables: z.looseObject({ amount: z.string(), transactionType: z.enum(['topup', 'withdrawal']) }),
});
const holding = z.object({ variables: z.looseObject({ amount: z.string() }) });
const cancelling = z.object({ variables: z.object({ vcaTransactionSid: z.string() }) });
const listed = z.looseObject({ data: z.looseObject({ pending: z.array(z.unknown()) }) });
const heldList = z.looseObject({ data: z.looseObject({ heldVcaTransactions: z.array(z.unknown()) }) });
const account = z.looseObject({ availableBalance: z.string() });
const balances = z.looseObject({ data: z.looseObject({ vcaAccount: z.array(account) }) });

/** The variables of a top-up, or of a withdrawal that goes at once or waits. */
type SentInstruction = Pick<CashInstruction, 'amount' | 'transactionType' | 'coolingOff'>;

/** A transaction that a client brought about, as it is answered. */
type Made = {
  readonly vcaTransactionSid: string;
  readonly transactionType: CashInstructionType;
  readonly amount: string;
  readonly transactionStatus: 'pending' | 'rejected';
  readonly heldUntil: string | null;
  readonly cancelledAt: string | null;
};

const day = 24 * 60 * 60 * 1000;

/** What the mock's client asks of the Cash Account, until the page is reloaded: a top-up or withdrawal is in progress, once under its key, for a client who has proved who acts [GQL-29, API-90, VCA-35]. */
export class MockCash {
  private readonly made = new Map<string, Made>();
  /** Of the balance that was asked for last. */
  private recordedBalance: Decimal | undefined;

  constructor(
    private readonly proofs: MockReAuthentication,
    private readonly now: () => number = Date.now,
  ) {}

  /** An instruction is answered by its transaction, which the list of those in progress and the balance then tell of; anything else by its recording. */
  play(request: TransportRequest, recorded: MockFile | undefined): MockFile | undefined {
    if (request.name === 'AddVcaTransaction')
      return this.take(request, instruction.safeParse(parseJson(request.body)).data?.variables);
    if (request.name === 'HoldVcaTransaction') {
      const wanted = holding.safeParse(parseJson(request.body)).data?.variables;
      return this.take(request, wanted && { ...wanted, ...heldWithdrawal });
    }
    if (request.name === 'CancelVcaTransaction') return this.cancel(request);
    if (request.name === 'VcaAccount') return this.balance(recorded);
    if (request.name === 'HeldVcaTransactions') return this.held(recorded);
    const list = request.name === 'VcaTransactions' ? listed.safeParse(recorded?.body) : undefined;
    if (recorded === undefined || !list?.success) return recorded;
    const pending = [...this.pending().toReversed().map(told), ...list.data.data.pending];
    return { ...recorded, body: { ...list.data, data: { ...list.data.data, pending } } };
  }

  /** Answers with the withdrawals of this page first, then the recorded ones. */
  private held(recorded: MockFile | undefined): MockFile | undefined {
    const list = heldList.safeParse(recorded?.body);
    if (recorded === undefined || !list.success) return recorded;
    const own = [...this.made.values()].filter(({ heldUntil }) => heldUntil !== null).map(toldHeld);
    const heldVcaTransactions = [...own.toReversed(), ...list.data.data.heldVcaTransactions];
    return { ...recorded, body: { data: { heldVcaTransactions } } };
  }

  private balance(recorded: MockFile | undefined): MockFile | undefined {
    const told = balances.safeParse(recorded?.body);
    const [first] = told.data?.data.vcaAccount ?? [];
    const balance = parseDecimal(first?.availableBalance ?? '');
    if (recorded === undefined || !told.success || first === undefined || !balance.ok) return recorded;
    this.recordedBalance = balance.value;
    const vcaAccount = [{ ...first, availableBalance: toText(this.available(balance.value)) }];
    return { ...recorded, body: { ...told.data, data: { ...told.data.data, vcaAccount } } };
  }

  private available(recorded: Decimal): Decimal {
    const leaving = this.pending().filter(({ transactionType }) => transactionType === 'withdrawal');
    return leaving.reduce((left, { amount }) => subtract(left, parseCashAmount(amount) ?? zero), recorded);
  }

  private pending(): readonly Made[] {
    return [...this.made.values()].filter(({ transactionStatus }) => transactionStatus === 'pending');
  }

  private take({ headers }: TransportRequest, wanted: SentInstruction | undefined): MockFile {
    const key = headers['Idempotency-Key'];
    if (key === undefined) return refused(submissionRefusals.keyInvalid);
    if (wanted === undefined) return refused('VCA-0108');
    const { amount: text, transactionType: type, coolingOff } = wanted;
    const known = this.made.get(key);
    if (known) return taken(known);
    const amount = parseCashAmount(text);
    const verdict = amount === undefined ? 'VCA-0200' : this.verdict(type, amount);
    if (amount === undefined || verdict !== 'accepted') return refused(verdict);
    if (!this.proofs.allows('addVcaTransaction', wanted)) return refused(reAuthRefusals.needed);
    const made = this.received(type, text, coolingOff === 'Y');
    this.made.set(key, made);
    return taken(made);
  }

  /** Of what waits, which nothing here makes a client do; the same again changes nothing. */
  private cancel({ body }: TransportRequest): MockFile {
    const asked = cancelling.safeParse(parseJson(body));
    const sid = asked.data?.variables.vcaTransactionSid;
    const [key, held] = [...this.made].find(([, one]) => one.vcaTransactionSid === sid) ?? [];
    if (key === undefined || held === undefined || held.heldUntil === null) return refused('VCA-0102');
    const at = held.cancelledAt ?? new Date(this.now()).toISOString();
    const rejected = { transactionStatus: 'rejected', paymentStatus: 'rejected' } as const;
    const cancelled = { ...held, ...rejected, transactionLastUpdateTime: at, cancelledAt: at };
    this.made.set(key, cancelled);
    return { status: 200, body: { data: { cancelVcaTransaction: toldHeld(cancelled) } } };
  }

  private verdict(type: CashInstructionType, amount: Decimal): string {
    if (type === 'topup') return checkTopUp(amount);
    return this.recordedBalance === undefined
      ? 'VCA-0103'
      : checkWithdrawal(amount, this.available(this.recordedBalance));
  }

  private received(type: CashInstructionType, amount: string, waits: boolean): Made {
    const now = this.now();
    const places = minorUnitScale(cashAccountCurrency);
    return {
      ...{ vcaTransactionSid: `VCA-DEMO-${String(this.made.size + 1)}`, transactionCurrency: cashAccountCurrency },
      ...{ transactionLastUpdateTime: new Date(now).toISOString(), transactionType: type },
      ...{ amountSigNum: type === 'topup' ? 1 : -1, amount, amountPrecision: places },
      ...({ transactionStatus: 'pending', paymentStatus: 'pending' } as const),
      ...{ carriedForwardBalance: null, balancePrecision: places, remark: null },
      ...{ heldUntil: waits ? new Date(now + day).toISOString() : null, cancelledAt: null },
    };
  }
}

/** A transaction without what is told of waiting alone. */
const told = ({ heldUntil: _, cancelledAt: __, ...transaction }: Made): object => transaction;

const toldHeld = (made: Made): object => {
  const { heldUntil, cancelledAt } = made;
  return { heldUntil, cancelledAt, transaction: told(made) };
};

const taken = (made: Made): MockFile => ({
  status: 200,
  body: {
    data: made.heldUntil === null ? { addVcaTransaction: told(made) } : { holdVcaTransaction: toldHeld(made) },
  },
});

const refused = (code: string): MockFile => ({
  status: 200,
  body: { data: null, errors: [{ extensions: { classification: 'INTERNAL_ERROR', errors: [{ code }] } }] },
});
