import { describe, expect, it } from 'vitest';
import { FindPayoutAccount } from '../../../application/orders/find-payout-account';
import { FindPaymentMeans, paymentOffers } from '../../../application/orders/payment-means';
import type { TwUser } from '../../../domain/clients/user';
import { err, ok } from '../../../domain/kernel/result';
import { authority, StatedBanks, StatedInstructions } from '../../builders/stated-banks';
import { TestClock } from '../../builders/test-clock';

const client: TwUser = {
  region: 'TW',
  userId: 'U1',
  userNameWithTitle: 'Ms Wang',
  effectiveCrr: 'c',
  accountSupplementalInfoList: [],
};
const offline = { kind: 'no-answer', reason: 'offline' } as const;
const inForce = (number: string, taAccountNo: string, accountCurrency: string) =>
  authority(number, { taAccountNo, accountCurrency, activeFlag: 'Y' });

describe('the account that pays a purchase', () => {
  it('[BANK-03, BANK-06] a purchase is paid by the bank account of the order’s own account first, else by any of the client’s', async () => {
    const debits = ok([inForce('0001', '51', 'TWD'), inForce('0002', '52', 'TWD'), inForce('0003', '51', 'USD')]);
    const means = new FindPaymentMeans(new StatedBanks({ debits }), new TestClock(), undefined);
    const found = await means.execute(client, '52');
    if (!found.ok) throw new Error('the means are not known');
    const paysIn = (currency: string) =>
      paymentOffers(found.value, currency).map((offer) => 'debited' in offer && offer.debited.bankAccountNo);
    expect([paysIn('TWD'), paysIn('USD'), paysIn('EUR')]).toEqual([['0002'], ['0003'], []]);
  });
});

describe('the account that proceeds are paid to', () => {
  it('[BANK-05, BANK-11] proceeds are paid by the standing instruction of the account that is left, else of any of the client’s', async () => {
    const active = ok([
      authority('11112222', { taAccountNo: '51', accountCurrency: 'HKD', bankName: 'Peak' }),
      authority('33334444', { taAccountNo: '52', accountCurrency: 'HKD', bankName: 'Valley' }),
      authority('55556666', { taAccountNo: '51', accountCurrency: 'XXX', bankName: 'Any' }),
    ]);
    const payout = await new FindPayoutAccount(new StatedBanks(), new StatedInstructions(active)).execute('52');
    if (!payout.ok) throw new Error('the accounts are not known');
    expect([payout.value('HKD')?.bankName, payout.value('USD')?.bankName]).toEqual(['Valley', 'Any']);
    expect(payout.value('HKD')?.masked).not.toContain('3333');
  });

  it('[API-61, BANK-05] proceeds in Taiwan are paid to the listed account in their currency; none is claimed where none is on record', async () => {
    const credited = ok([{ bankAccountNo: '77778888', currency: 'TWD', bankName: 'Plain' }]);
    const payout = await new FindPayoutAccount(new StatedBanks({ credited }), undefined).execute('51');
    if (!payout.ok) throw new Error('the accounts are not known');
    expect([payout.value('TWD')?.bankName, payout.value('USD')]).toEqual(['Plain', undefined]);
  });

  it('[OPEN-92] a payout account that can’t be loaded is a failure', async () => {
    const failing = new FindPayoutAccount(new StatedBanks(), new StatedInstructions(err(offline)));
    expect(await failing.execute('51')).toEqual(err(offline));
  });
});
