import { describe, expect, it } from 'vitest';
import type { AsyncResult, CallFailure } from '../../../application/ports/call-failure';
import { CashAccounts, type CashAccountSummary } from '../../../application/ports/cash-account/cash-accounts';
import { PlanMigrations } from '../../../application/ports/plans/plan-migrations';
import { RegularPlans } from '../../../application/ports/plans/regular-plans';
import { marketCalendar } from '../../../config/calendars/market-calendar';
import type { HkUser } from '../../../domain/clients/user';
import { err, ok, type Result } from '../../../domain/kernel/result';
import type { MigrationStatus } from '../../../domain/regular-plans/changing/migration-status';
import type { RegularPlan } from '../../../domain/regular-plans/regular-plan';
import { CashViewModel } from '../../../ui/screens/portfolio/summaries/cash-view-model';
import { PlansSummaryViewModel } from '../../../ui/screens/portfolio/summaries/plans-summary-view-model';
import { decimal } from '../../builders/decimal';
import { TestClock } from '../../builders/test-clock';
import { settled } from '../../builders/settled';

const offline = err<CallFailure>({ kind: 'no-answer', reason: 'offline' });
const clock = new TestClock('2026-11-20T02:00:00Z');

const user: HkUser = {
  region: 'HK',
  userId: 'U1',
  userNameWithTitle: 'Ms Chan',
  ineligibleReasons: [],
  msAccounts: [{ msAccountNo: '90001' }],
  taAccountHKs: [{ accountSid: '1', accountNo: '900', spiCurrencies: [] }],
  vcaEnabled: true,
};

const plan = (accountNo: string): RegularPlan => ({
  refNo: accountNo,
  accountNo,
  fund: { code: 'HK0001', name: 'Fund' },
  currency: 'HKD',
  amountPrecision: 2,
});

class StatedPlans extends RegularPlans {
  constructor(public answer: Result<readonly RegularPlan[], CallFailure>) {
    super();
  }
  current() {
    return Promise.resolve(this.answer);
  }
}

class StatedMigrations extends PlanMigrations {
  asked = 0;
  constructor(public answer: Result<MigrationStatus, CallFailure>) {
    super();
  }
  current() {
    this.asked += 1;
    return Promise.resolve(this.answer);
  }
}

class StatedCash extends CashAccounts {
  readonly asked: string[] = [];
  constructor(public answer: Result<CashAccountSummary, CallFailure>) {
    super();
  }
  summary(accountNo: string): AsyncResult<CashAccountSummary> {
    this.asked.push(accountNo);
    return Promise.resolve(this.answer);
  }
}

describe('the regular plans of the home', () => {
  it('[RSP-01, RSP-02, RSP-03] the regular plans are told by kind, and as of when', async () => {
    const view = new PlansSummaryViewModel(
      new StatedPlans(ok([plan('900'), plan('90001')])),
      new StatedMigrations(ok({ kind: 'open' })),
      clock,
    );
    expect([view.plans, view.count, view.migration]).toEqual([undefined, 0, undefined]);
    view.load(user);
    await settled();
    expect(view.plans).toMatchObject({ eScheduler: [{ accountNo: '900' }], legacy: [{ accountNo: '90001' }] });
    expect(view.count).toBe(2);
    expect(view.resource.value?.at).toBe('2026-11-20T02:00:00.000Z');
    expect(view.migration).toEqual({ kind: 'open' });
  });

  it('[RSP-04, CONFLICT-41] offer what the plan’s closing left open, by the day in Hong Kong', () => {
    const at = (time: string) =>
      new PlansSummaryViewModel(new StatedPlans(offline), new StatedMigrations(offline), new TestClock(time))
        .openActions;
    expect(at('2021-08-31T15:59:59Z')).toContain('buy');
    expect(at('2021-08-31T16:00:00Z')).toEqual(['switch', 'sell', 'migrate']);
  });

  it('[RSP-05, RSP-13] stand without the answer whether they can be moved, which is not asked where there is nothing to move', async () => {
    const migrations = new StatedMigrations(offline);
    const view = new PlansSummaryViewModel(new StatedPlans(ok([plan('90001')])), migrations, clock);
    view.load(user);
    await settled();
    expect(view.count).toBe(1);
    expect(view.migration).toEqual({ kind: 'unknown' });
    view.load({ ...user, msAccounts: [] });
    await settled();
    expect(migrations.asked).toBe(1);
  });

  it('[RSP-01, OPEN-92] fail by themselves, and are asked for again', async () => {
    const plans = new StatedPlans(offline);
    const view = new PlansSummaryViewModel(plans, new StatedMigrations(offline), clock);
    view.load(user);
    await settled();
    expect(view.resource.phase.kind).toBe('failed');
    plans.answer = ok([]);
    await view.resource.load();
    expect(view.plans).toEqual({ eScheduler: [], legacy: [] });
  });
});

describe('the Cash Account of the home', () => {
  const summary: CashAccountSummary = {
    accounts: [{ accountNo: '900', accountCurrency: 'HKD', vcaSid: 'V1', balancePrecision: 2 }],
    pending: [
      {
        vcaTransactionSid: 'T9',
        transactionCurrency: 'HKD',
        transactionType: 'withdrawal',
        transactionStatus: 'pending',
        transactionLastUpdateTime: '2026-11-20T02:00:00Z',
        amountSigNum: -1,
        amount: decimal('8000.00'),
        amountPrecision: 2,
        balancePrecision: 2,
      },
    ],
    completed: Array.from({ length: 9 }, (_, index) => ({
      vcaTransactionSid: `T${index}`,
      transactionCurrency: 'HKD',
      transactionStatus: 'accepted' as const,
      amountPrecision: 2,
      balancePrecision: 2,
    })),
  };
  const cashOf = (cash: CashAccounts) => new CashViewModel(cash, clock, marketCalendar('HK'));

  it('[VCA-08, VCA-20, VCA-23, OPEN-66] tells what is under way with its expected date, and the last few transactions', async () => {
    const cash = new StatedCash(ok(summary));
    const view = cashOf(cash);
    expect([view.balances, view.pending, view.latest]).toEqual([[], [], []]);
    view.load(user);
    await settled();
    expect(cash.asked).toEqual(['900']);
    expect(view.balances).toHaveLength(1);
    expect(view.pending).toMatchObject([
      { movement: { direction: 'out' }, status: { kind: 'pending', expectedFinish: '2026-11-27' } },
    ]);
    expect(view.latest.map(({ id }) => id)).toEqual(['T0', 'T1', 'T2', 'T3', 'T4']);
  });

  it('[VCA-34, ROLE-05, OPEN-57] the Cash Account is asked for only where it is enabled; who could have it gets a hint, others nothing', async () => {
    const cash = new StatedCash(ok(summary));
    const view = cashOf(cash);
    expect(view.access).toBe('none');
    view.load({ ...user, vcaEnabled: false, isVCClient: true });
    expect(view.access).toBe('hint-to-enable');
    view.load({ ...user, vcaEnabled: false });
    expect(view.access).toBe('none');
    await settled();
    expect(cash.asked).toEqual([]);
  });

  it('[VCA-34] the Cash Account is not asked for without a MasterAccount', async () => {
    const cash = new StatedCash(offline);
    const view = cashOf(cash);
    view.load({ ...user, taAccountHKs: [] });
    await settled();
    expect([view.resource.phase.kind, view.balances, cash.asked]).toEqual(['ready', [], []]);
  });
});
