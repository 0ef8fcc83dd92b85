import { describe, expect, it } from 'vitest';
import { FundTypeAhead } from '../../../ui/funds/finding/fund-type-ahead';
import { FundSearchViewModel } from '../../../ui/funds/finding/fund-search-view-model';
import { MemoryVault } from '../../builders/memory-vault';
import { searchedFunds } from '../../builders/searched-funds';
import { StatedFunds } from '../../builders/stated-funds';
import { TestClock } from '../../builders/test-clock';

describe('the fund search of home and header', () => {
  it('[FUND-08, SESS-16] the advisory before a fund search is acknowledged once a session', () => {
    const vault = new MemoryVault();
    const search = () =>
      new FundSearchViewModel(
        new FundTypeAhead({ funds: searchedFunds(new StatedFunds()), clock: new TestClock() }),
        vault,
      );
    const first = search();
    expect(first.isAcknowledged).toBe(false);
    first.acknowledge();
    expect(first.isAcknowledged).toBe(true);
    expect(vault.read('advisoryAck')).toBe(true);
    expect(search().isAcknowledged).toBe(true);
    vault.clear();
    expect(search().isAcknowledged).toBe(false);
  });
});
