import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CallFailure } from '../../../application/ports/call-failure';
import { withdrawalDestination } from '../../../domain/cash-account/instructions/withdrawal-destination';
import { err, ok, type Result } from '../../../domain/kernel/result';
import { HongKongPaymentViewModel } from '../../../ui/screens/account/payment/hong-kong-payment-view-model';
import { TaiwanPaymentViewModel } from '../../../ui/screens/account/payment/taiwan-payment-view-model';
import { arbitraryBankAccounts } from '../../arbitraries/banking';
import { TestClock } from '../../builders/test-clock';
import { settled } from '../../builders/settled';
import { authority, StatedBanks, StatedInstructions, StatedSameDay } from '../../builders/stated-banks';

const refused = err<CallFailure>({ kind: 'server-error', status: 500 });
const clock = new TestClock('2026-11-23T02:00:00Z');
const any = authority('1', { accountCurrency: 'XXX', activeFlag: 'Y' });
const hongKong = authority('2', { accountCurrency: 'HKD', activeFlag: 'N' });

async function hongKongRoom(instructions: readonly (typeof any)[], debits: readonly (typeof any)[]) {
  const view = new HongKongPaymentViewModel({
    accounts: new StatedBanks({ debits: ok(debits) }),
    instructions: new StatedInstructions(ok(instructions)),
    sameDay: new StatedSameDay(ok({})),
    clock,
  });
  view.load();
  await settled();
  return view;
}

describe('Hong Kong’s payment details', () => {
  it('[ACCT-02, BANK-05, BANK-06, BANK-10, SHAPE-07, SHAPE-08] tell which account is used and which are not', async () => {
    const view = await hongKongRoom([any, hongKong], [hongKong, any]);
    expect([view.paid, view.notPaid]).toEqual([hongKong, [any]]);
    expect([view.debited, view.notDebited]).toEqual([any, [hongKong]]);
  });

  it('[BANK-06, ENT-44, VCA-32] use no direct debit whose authority has ended', async () => {
    const ended = authority('3', { accountCurrency: 'HKD', activeFlag: 'Y', authExpiryDate: '2026-11-22' });
    const view = await hongKongRoom([], [ended, any]);
    expect([view.debited, view.notDebited]).toEqual([any, [ended]]);
  });

  it('[BANK-05, BANK-06] use none where none will do', async () => {
    const dollars = authority('3', { accountCurrency: 'USD', activeFlag: 'N' });
    const view = await hongKongRoom([dollars], [dollars]);
    expect([view.paid, view.notPaid, view.debited, view.notDebited]).toEqual([
      undefined,
      [dollars],
      undefined,
      [dollars],
    ]);
    const nobody = await hongKongRoom([], []);
    expect([nobody.paid, nobody.notPaid, nobody.debited, nobody.notDebited]).toEqual([undefined, [], undefined, []]);
  });

  it('[VCA-33, BANK-05] show as used the one account that a withdrawal may be paid to, and every other as not', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(arbitraryBankAccounts, { maxLength: 6 }), async (rows) => {
        const accounts = rows.map((row) => authority(row.bankAccountNo, row));
        const view = await hongKongRoom(accounts, []);
        expect(view.paid).toEqual(withdrawalDestination(accounts));
        expect(view.notPaid).toHaveLength(accounts.length - (view.paid ? 1 : 0));
      }),
    );
  });

  it('[ACCT-02, OPEN-92] the payment details are whole in every part that could be had, in whatever order the answers come', async () => {
    const outcome = fc.boolean();
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.tuple(outcome, outcome, outcome),
        async (scheduler, [first, second, third]) => {
          const said = <T>(is: boolean, value: T): Promise<Result<T, CallFailure>> =>
            scheduler.schedule(Promise.resolve(is ? ok(value) : refused));
          const view = new HongKongPaymentViewModel({
            accounts: new StatedBanks({ debits: said(first, [any]) }),
            instructions: new StatedInstructions(said(second, [hongKong])),
            sameDay: new StatedSameDay(said(third, { eddaEnabled: true })),
            clock,
          });
          view.load();
          await scheduler.waitIdle();
          await settled();
          expect([view.debited, view.paid, view.sameDay.value]).toEqual([
            first ? any : undefined,
            second ? hongKong : undefined,
            third ? { eddaEnabled: true } : undefined,
          ]);
          const phases = [view.debits, view.instructions, view.sameDay].map(({ phase }) => phase.kind);
          expect(phases).toEqual([first, second, third].map((is) => (is ? 'ready' : 'failed')));
        },
      ),
    );
  });
});

describe('Taiwan’s payment details', () => {
  const listed = [
    { bankAccountNo: '1', currency: 'TWD', status: 'ACTIVE', onlineDDA: true, onlineDdaStatusInfo: { status: 'Y' } },
    { bankAccountNo: '2', currency: 'TWD', status: 'NEW', onlineDDA: false },
  ];

  it('[ACCT-02, BANK-07, BANK-08, BANK-09] tell how far the online direct debit of each is, and which accounts are new', async () => {
    const accounts = new StatedBanks({ listed: ok(listed), debits: ok([any]), credited: ok(listed) });
    const view = new TaiwanPaymentViewModel({ accounts, sameDay: new StatedSameDay(ok({})), clock });
    expect([view.changed, view.onlineDebitOf(any)]).toEqual([[], undefined]);
    view.load();
    await settled();
    expect(view.changed).toEqual([listed[1]]);
    expect(['1', '2', '3'].map((number) => view.onlineDebitOf(authority(number)))).toEqual([
      'set-up',
      'none',
      undefined,
    ]);
  });

  it('[ACCT-02, OPEN-92] keep the accounts where the list that tells of changes can’t be had', async () => {
    const accounts = new StatedBanks({ listed: refused, debits: ok([any]), credited: ok(listed) });
    const view = new TaiwanPaymentViewModel({ accounts, sameDay: new StatedSameDay(refused), clock });
    view.load();
    await settled();
    expect([view.debits.value, view.credits.value, view.changed]).toEqual([[any], listed, []]);
    expect([view.onlineDebitOf(any), view.listed.phase.kind, view.sameDay.phase.kind]).toEqual([
      undefined,
      'failed',
      'failed',
    ]);
  });
});
