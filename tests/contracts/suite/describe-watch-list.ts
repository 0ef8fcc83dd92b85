import { describe, expect, it } from 'vitest';
import { WatchList } from '../../../application/ports/funds/watch-list';
import type { ContractTarget } from '../contract-target';
import { valueOf } from '../value-of';

const refused = { ok: false, error: { kind: 'unauthorized' } };

/** Tests the contract of WatchList. */
export function describeWatchList(target: ContractTarget): void {
  describe('WatchList', () => {
    it('[ROUTE-18, OPEN-59] holds a fund once until it is removed', async () => {
      const { portal, known } = await target.clientWith('alertFund');
      const watchList = portal.get(WatchList);
      const fund = { code: known };
      const before = valueOf(await watchList.remove(fund));
      const told = (list: typeof before) => list.map(({ code }) => code).sort();
      try {
        valueOf(await watchList.add(fund));
        const added = valueOf(await watchList.add(fund));
        expect(told(added)).toEqual([...told(before), known].sort());
        expect(valueOf(await watchList.current())).toEqual(added);
      } finally {
        expect(valueOf(await watchList.remove(fund))).toEqual(before);
      }
      expect(valueOf(await watchList.remove(fund))).toEqual(before);
    });

    it('[ROUTE-18, ERR-03] tells a visitor nothing, and keeps nothing for one', async () => {
      const watchList = (await target.visit()).get(WatchList);
      expect(await watchList.current()).toMatchObject(refused);
      expect(await watchList.add({ code: 'HK0001' })).toMatchObject(refused);
      expect(await watchList.remove({ code: 'HK0001' })).toMatchObject(refused);
    });
  });
}
