import { and, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CashOutcome, InstructCash } from '../../../application/cash-account/instruct-cash';
import { CashInstructions } from '../../../application/ports/cash-account/cash-instructions';
import { Users } from '../../../application/ports/clients/users';
import { CashAccounts } from '../../../application/ports/cash-account/cash-accounts';
import { LocalStepUps } from '../../../application/ports/re-authentication/local-step-ups';
import { ReAuthentications } from '../../../application/ports/re-authentication/re-authentications';
import { RequestNonces } from '../../../application/ports/re-authentication/request-nonces';
import { SessionEpoch } from '../../../application/session/session-epoch';
import { SubmitOnce } from '../../../application/submissions/submit-once';
import { type CashInstruction, cashInstruction } from '../../../domain/cash-account/instructions/cash-instruction';
import { toText } from '../../../domain/money/decimal';
import { decimal } from '../../../sandbox/database/decimal';
import { usedAllowances } from '../../../sandbox/database/schema/allowances';
import { cashEvents, cashTransactions } from '../../../sandbox/database/schema/cash-accounts';
import { MemorySubmissions, SubmissionsDevice } from '../../builders/memory-submissions';
import { ContractPortal } from '../../contracts/contract-portal';
import { valueOf } from '../../contracts/value-of';
import {
  DeadlineClock,
  FaultyNetwork,
  type LookFault,
  lookFaults,
  type SubmissionFault,
  submissionFaults,
  Trip,
} from '../support/faulty-trips';
import { InjectedTransport } from '../support/injected-transport';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';
import { faultsInBooks } from '../support/watched-books';

const journeys = process.env['TEST_LONG'] === '1' ? 1_000 : 25;

const accountNo = '510012300189';
const username = 'chanmei88';
const secret = '528314';

let sandbox: TestSandbox;
let portal: ContractPortal;
let trip = new Trip();

beforeAll(async () => {
  sandbox = await startTestSandbox();
  const network = new FaultyNetwork(new InjectedTransport(await sandbox.server('HK')), ({ name }) => {
    if (name === 'AddVcaTransaction') return { trip, as: 'submission' };
    return name.startsWith('Vca') ? { trip, as: 'look' } : undefined;
  });
  portal = await ContractPortal.open('HK', network);
  await portal.signIn({ username, secret }, () => Promise.reject(new Error('no code is asked for')));
}, 120_000);

afterAll(() => sandbox.close());

type Act = {
  /** Two tabs of one device. */
  readonly tab: 0 | 1;
  readonly does: 'send' | 'look' | 'reload';
  readonly isMore: boolean;
  readonly fault: SubmissionFault;
  readonly lookFault: LookFault;
};

const act: fc.Arbitrary<Act> = fc.record({
  tab: fc.constantFrom(0, 1),
  does: fc.constantFrom('send', 'send', 'send', 'look', 'reload'),
  isMore: fc.boolean(),
  fault: fc.constantFrom(...submissionFaults),
  lookFault: fc.constantFrom('none', 'none', ...lookFaults),
});

/** Proves who acts, for this very instruction. */
async function prove(instruction: CashInstruction): Promise<void> {
  const body = { ...instruction };
  const nonces = portal.get(RequestNonces);
  const nonce = await nonces.nonceOf(nonces.salt(), JSON.stringify(body));
  valueOf(await portal.get(ReAuthentications).begin({ type: 'txn', action: 'addVcaTransaction', nonce, body }));
  valueOf(await portal.get(LocalStepUps).give({ nonce, secret }));
}

/** One client with two tabs who tops up one of two amounts, which nobody else does. */
class CashJourney {
  /** The transactions that were shown, by their numbers. */
  private readonly shown = new Set<string>();
  private readonly device: SubmissionsDevice;
  private readonly tabs: ReturnType<CashJourney['newTab']>[];
  private clicks = 0;

  constructor(private readonly number: number) {
    this.device = new SubmissionsDevice(`device-${String(number)}`);
    this.tabs = [this.newTab(), this.newTab()];
  }

  async run(acts: readonly Act[]): Promise<void> {
    for (const one of acts) {
      // What comes later is newer.
      sandbox.clock.advance(100);
      trip.lookFault = one.lookFault;
      await this.act(one);
    }
    // Once nothing fails any more, a look tells what is still open.
    trip.faults.length = 0;
    trip.lookFault = 'none';
    await trip.untilIdle();
    for (const isMore of [false, true]) await this.take((tab) => tab.find(this.instruction(isMore)), 0);
    const inBooks = await this.inBooks();
    expect(new Set(inBooks.map(({ sid }) => sid))).toEqual(this.shown);
    expect(inBooks.length).toBeLessThanOrEqual(this.clicks);
  }

  private async act({ tab, does, isMore, fault }: Act): Promise<void> {
    const wanted = this.instruction(isMore);
    if (does === 'reload') this.reload(tab);
    else if (does === 'look') await this.take((cash) => cash.find(wanted), tab);
    else {
      this.clicks += 1;
      trip.faults.push(fault);
      if ((await this.take((cash) => cash.execute(wanted), tab)).kind !== 'step-up-required') return;
      await prove(wanted);
      await this.take((cash) => cash.execute(wanted), tab);
    }
  }

  /** Takes one act: what is shown is in the books with its amount, and nothing was refused that a client may do. */
  private async take(work: (cash: InstructCash) => Promise<CashOutcome>, tab: number): Promise<CashOutcome> {
    const outcome = await work(this.tabs[tab]?.cash ?? this.newTab().cash);
    const inBooks = await this.inBooks();
    if (outcome.kind === 'received') {
      const { vcaTransactionSid: sid, amount } = outcome.answer;
      expect(inBooks).toContainEqual({ sid, amount: amount && toText(amount) });
      this.shown.add(sid);
    }
    // What isn't open is known, all of it.
    if (outcome.kind !== 'unknown') expect(inBooks.filter(({ sid }) => !this.shown.has(sid))).toHaveLength(0);
    return outcome;
  }

  private reload(tab: number): void {
    this.tabs[tab]?.submissions.close();
    this.tabs[tab] = this.newTab();
  }

  private newTab() {
    const submissions = new MemorySubmissions(this.device);
    const once = new SubmitOnce(submissions, { clock: new DeadlineClock(trip), epoch: new SessionEpoch() });
    const users = portal.get(Users);
    const accounts = portal.get(CashAccounts);
    return {
      submissions,
      cash: new InstructCash({ users, accounts, instructions: portal.get(CashInstructions), once }),
    };
  }

  private instruction(isMore: boolean): CashInstruction {
    return cashInstruction('topup', accountNo, decimal(this.amounts[isMore ? 1 : 0]));
  }

  private get amounts(): readonly [string, string] {
    return [String(2_000 + 2 * this.number), String(2_001 + 2 * this.number)];
  }

  private async inBooks() {
    const rows = await sandbox.database
      .select({ sid: cashTransactions.sid, amount: cashTransactions.amount })
      .from(cashTransactions)
      .innerJoin(cashEvents, eq(cashEvents.transactionSid, cashTransactions.sid))
      .where(and(eq(cashEvents.kind, 'received'), inArray(cashTransactions.amount, [...this.amounts])));
    return rows.map(({ sid, amount }) => ({ sid, amount: toText(decimal(amount)) }));
  }
}

test(
  `[R1, VCA-04, VCA-35, GQL-29, API-89, API-90, OPEN-75] ${String(journeys)} clients who top up over a failing network from two tabs are shown each transaction that is in the books, and none that isn’t`,
  async () => {
    const courses = fc.sample(fc.array(act, { minLength: 1, maxLength: 6 }), journeys);
    for (const [number, acts] of courses.entries()) {
      await sandbox.database.delete(usedAllowances);
      trip = new Trip();
      await new CashJourney(number).run(acts).catch((problem: unknown) => {
        throw new Error(`after ${fc.stringify(acts)}`, { cause: problem });
      });
    }
    expect(await faultsInBooks(sandbox.database)).toEqual([]);
  },
  1_500 * journeys + 60_000,
);
