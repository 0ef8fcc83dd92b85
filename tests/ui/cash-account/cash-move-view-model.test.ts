import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CashOutcome, RecoveredInstruction } from '../../../application/cash-account/instruct-cash';
import type { SubmissionStep } from '../../../application/submissions/submission-outcome';
import { marketCalendar } from '../../../config/calendars/market-calendar';
import type { CashInstruction } from '../../../domain/cash-account/instructions/cash-instruction';
import type { CashTransaction } from '../../../domain/cash-account/cash-transaction';
import { ok } from '../../../domain/kernel/result';
import { toText } from '../../../domain/money/decimal';
import type { CashMeans, CashMove } from '../../../ui/screens/cash-account/moving/cash-move';
import { CashMoveViewModel } from '../../../ui/screens/cash-account/moving/cash-move-view-model';
import { decimal } from '../../builders/decimal';
import { settled } from '../../builders/settled';
import { TestClock } from '../../builders/test-clock';

describe('a top-up on its way', () => {
  it('[VCA-04, VCA-25] a top-up sends what was reviewed, whatever is typed, chosen or loaded before its answer', async () => {
    const { page, bank } = await lookedOver('2500');
    const sending = page.send();
    page.type('9999');
    page.takeAll();
    page.review();
    page.change();
    await page.means.load();
    expect([page.step.kind, page.typed]).toEqual(['sending', '2500']);
    await page.send();
    bank.answer({ kind: 'received', answer: added });
    await sending;
    expect(bank.asked).toEqual(['sent 2500.00']);
    expect(page.step.kind).toBe('received');
  });

  it('[VCA-04, OPEN-75] a top-up is looked for as it was sent, after its answer was lost', async () => {
    const { page, bank } = await lookedOver('2500');
    const sending = page.send();
    bank.answer({ kind: 'unknown', failure: { kind: 'no-answer', reason: 'offline' } });
    await sending;
    const finding = page.findAgain();
    page.type('9999');
    page.review();
    bank.answer({ kind: 'received', answer: added });
    await finding;
    expect(bank.asked).toEqual(['sent 2500.00', 'looked for 2500.00']);
  });

  it('[VCA-04, VCA-25, OPEN-75] a top-up is sent one at a time and with the amount that was on the page, in any order of what a client does', async () => {
    const text = fc.constantFrom('1000', '2500', '40000.5', '12').map((typed) => ({ text: typed }));
    const deeds = fc.array(
      fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom('review', 'send') },
        { weight: 2, arbitrary: text },
        { weight: 2, arbitrary: fc.constantFrom('answer', 'lose', 'pause') },
        { weight: 3, arbitrary: fc.constantFrom('change', 'takeAll', 'wait', 'findAgain') },
      ),
      { minLength: 10, maxLength: 30 },
    );
    await fc.assert(
      fc.asyncProperty(deeds, async (todo) => {
        const { page, bank } = await lookedOver('2500');
        const under: Promise<void>[] = [];
        for (const deed of todo) {
          const shown = 'amount' in page.step ? toText(page.step.amount) : '';
          const before = bank.asked.length;
          if (typeof deed === 'object') page.type(deed.text);
          else if (deed === 'answer') bank.answer({ kind: 'received', answer: added });
          else if (deed === 'lose') bank.answer({ kind: 'unknown', failure: { kind: 'no-answer', reason: 'offline' } });
          else if (deed === 'pause') bank.answer({ kind: 'refused', failure: cautious });
          else under.push(Promise.resolve(page[deed]()));
          await settled();
          for (const asked of bank.asked.slice(before)) expect(Number(asked.split(' ').at(-1))).toBe(Number(shown));
          expect(bank.underWay).toBeLessThanOrEqual(1);
        }
        bank.answer({ kind: 'received', answer: added });
        await Promise.all(under);
      }),
    );
  });

  it('[REAUTH-05, REAUTH-11, REAUTH-14, OPEN-59] a top-up is sent only after the step-up, where the server would not say that it wants one', async () => {
    const begun: unknown[] = [];
    const first: StepUp = {
      ...noStepUp,
      comesFirst: true,
      begin: async (required) => {
        begun.push(required);
        return ok(undefined);
      },
    };
    const { page, bank } = await lookedOver('2500', first);
    await page.send();
    expect(begun).toMatchObject([
      { action: 'addVcaTransaction', body: { amount: '2500.00', transactionType: 'topup' }, resumeAt: '/vca/top-up' },
    ]);
    expect(bank.asked).toEqual([]);

    const body = { accountNo: '900', transactionType: 'topup', transactionCurrency: 'HKD', amount: '2500' };
    const back = await lookedOver('1', { ...first, resume: () => ({ body, isProved: true }) });
    await settled();
    expect(back.bank.asked).toEqual(['sent 2500.00']);
    expect(begun).toHaveLength(1);
  });
});

const cautious = { kind: 'rejected', errors: [{ code: 'COOLING_OFF_NEW_DEVICE' }] } as const;

const added: CashTransaction = {
  vcaTransactionSid: 'T1',
  transactionCurrency: 'HKD',
  transactionType: 'topup',
  amount: decimal('2500'),
  amountSigNum: 1,
  amountPrecision: 2,
  balancePrecision: 2,
  transactionStatus: 'pending',
};

const ready: CashMeans = {
  kind: 'ready',
  accountNo: '900',
  available: decimal('70000'),
  bank: { bankAccountNo: '390000018', debitLimitPrecision: 0, addressLines: [] },
};

const topUp: CashMove = {
  type: 'topup',
  service: 'top-up',
  path: '/vca/top-up',
  means: () => Promise.resolve(ok(ready)),
  check: (amount) => (Number(toText(amount)) < 1000 ? 'VCA-0104' : 'accepted'),
};

/** The bank behind the page: answers when it is told to. */
class Bank {
  readonly asked: string[] = [];
  private readonly waiting: ((outcome: RecoveredInstruction) => void)[] = [];

  get underWay(): number {
    return this.waiting.length;
  }

  execute({ amount }: CashInstruction, onStep?: (step: SubmissionStep) => void): Promise<CashOutcome> {
    onStep?.('sending');
    return this.ask(`sent ${amount}`);
  }

  find({ amount }: CashInstruction): Promise<RecoveredInstruction> {
    return this.ask(`looked for ${amount}`);
  }

  answer(outcome: RecoveredInstruction): void {
    this.waiting.shift()?.(outcome);
  }

  private ask(what: string): Promise<RecoveredInstruction> {
    this.asked.push(what);
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}

type StepUp = ConstructorParameters<typeof CashMoveViewModel>[1]['stepUp'];

const noStepUp: StepUp = {
  comesFirst: false,
  begin: () => Promise.reject(new Error('no proof is asked for here')),
  resume: () => undefined,
};

/** The page of a top-up, with an amount looked over and not yet sent. */
async function lookedOver(amount: string, proofs: StepUp = noStepUp) {
  const bank = new Bank();
  const page = new CashMoveViewModel(
    topUp,
    { clock: new TestClock(), instruct: bank, stepUp: proofs },
    marketCalendar('HK'),
  );
  await page.means.load();
  page.type(amount);
  page.review();
  return { page, bank };
}
