import * as z from 'zod/mini';
import { cashAccountCurrency } from '../../domain/cash-account/cash-account';
import { checkTopUp } from '../../domain/cash-account/check-top-up';
import { parseCashAmount } from '../../domain/cash-account/parse-cash-amount';
import { minorUnitScale } from '../../domain/money/currency';
import { submissionRefusals } from '../../domain/submissions/submission-refusal';
import { parseJson } from '../http/parse-json';
import type { TransportRequest } from '../http/transport';
import type { MockFile } from './mock-file';

const instruction = z.object({ variables: z.object({ amount: z.string(), transactionType: z.string() }) });
const listed = z.looseObject({ data: z.looseObject({ pending: z.array(z.unknown()) }) });

/** What the mock's client asks of the Cash Account, until the page is reloaded: a top-up is in progress, once under its key [GQL-29, API-90]. */
export class MockCash {
  private readonly made = new Map<string, object>();

  constructor(private readonly now: () => number = Date.now) {}

  /** An instruction is answered by its transaction, which the list of those in progress then has; anything else by its recording. */
  play(request: TransportRequest, recorded: MockFile | undefined): MockFile | undefined {
    if (request.name === 'AddVcaTransaction') return this.take(request);
    const list = request.name === 'VcaTransactions' ? listed.safeParse(recorded?.body) : undefined;
    if (recorded === undefined || !list?.success) return recorded;
    const pending = [...[...this.made.values()].toReversed(), ...list.data.data.pending];
    return { ...recorded, body: { ...list.data, data: { ...list.data.data, pending } } };
  }

  private take({ body, headers }: TransportRequest): MockFile {
    const wanted = instruction.safeParse(parseJson(body));
    const key = headers['Idempotency-Key'];
    if (key === undefined) return refused(submissionRefusals.keyInvalid);
    if (!wanted.success || wanted.data.variables.transactionType !== 'topup') return refused('RE_AUTH');
    const { amount } = wanted.data.variables;
    const parsed = parseCashAmount(amount);
    const verdict = parsed === undefined ? 'VCA-0200' : checkTopUp(parsed);
    if (verdict !== 'accepted') return refused(verdict);
    const made = this.made.get(key) ?? this.pendingTopUp(amount);
    this.made.set(key, made);
    return { status: 200, body: { data: { addVcaTransaction: made } } };
  }

  private pendingTopUp(amount: string): object {
    const places = minorUnitScale(cashAccountCurrency);
    return {
      ...{ vcaTransactionSid: `VCA-DEMO-${String(this.made.size + 1)}`, transactionCurrency: cashAccountCurrency },
      ...{ transactionLastUpdateTime: new Date(this.now()).toISOString(), transactionType: 'topup', amountSigNum: 1 },
      ...{ amount, amountPrecision: places, transactionStatus: 'pending', paymentStatus: 'pending' },
      ...{ carriedForwardBalance: null, balancePrecision: places, remark: null },
    };
  }
}

const refused = (code: string): MockFile => ({
  status: 200,
  body: { data: null, errors: [{ extensions: { classification: 'INTERNAL_ERROR', errors: [{ code }] } }] },
});
