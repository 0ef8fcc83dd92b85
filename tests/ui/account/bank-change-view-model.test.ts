import { describe, expect, it } from 'vitest';
import { err, ok } from '../../../domain/kernel/result';
import { BankChangeViewModel } from '../../../ui/screens/portfolio/notices/bank-change-view-model';
import { MemoryVault } from '../../builders/memory-vault';
import { settled } from '../../builders/settled';
import { StatedBanks } from '../../builders/stated-banks';

const fresh = { bankAccountNo: '2', currency: 'TWD', status: 'NEW', onlineDDA: false };
const old = { ...fresh, bankAccountNo: '1', status: 'ACTIVE' };

async function told(accounts: StatedBanks, vault = new MemoryVault()) {
  const view = new BankChangeViewModel(accounts, vault);
  view.load();
  await settled();
  return view;
}

describe('the notice of a bank change', () => {
  it('[MSG-27, BANK-09, BANK-07] tells of the new accounts alone', async () => {
    expect((await told(new StatedBanks({ listed: ok([old, fresh]) }))).toTell).toEqual([fresh]);
    expect((await told(new StatedBanks({ listed: ok([old]) }))).toTell).toEqual([]);
  });

  it('[MSG-27, OPEN-92] the notice of a bank change is silent where it can’t be known', async () => {
    const failed = new StatedBanks({ listed: err({ kind: 'server-error', status: 500 }) });
    expect((await told(failed)).toTell).toEqual([]);
  });

  it('[MSG-27, BANK-09] the notice of a bank change is over once it is closed, and is told once a session', async () => {
    const vault = new MemoryVault();
    const accounts = new StatedBanks({ listed: ok([fresh]) });
    const view = await told(accounts, vault);
    view.markTold();
    expect(view.toTell).toEqual([fresh]);
    view.close();
    expect(view.toTell).toEqual([]);
    expect((await told(accounts, vault)).toTell).toEqual([]);
    expect(accounts.asked).toBe(1);
    vault.clear();
    expect((await told(accounts, vault)).toTell).toEqual([fresh]);
  });
});
