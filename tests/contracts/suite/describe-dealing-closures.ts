import { describe, expect, it } from 'vitest';
import { DealingClosures } from '../../../application/ports/funds/dealing-closures';
import type { ContractTarget } from '../contract-target';
import { valueOf } from '../value-of';

/** Tests the contract of DealingClosures. */
export function describeDealingClosures(target: ContractTarget): void {
  describe('DealingClosures', () => {
    it('[OPEN-32, TRADE-91] list days of this year and later, each once, in their order', async () => {
      const closedOn = valueOf(await (await target.signedIn()).get(DealingClosures).of());
      expect(closedOn).toEqual([...new Set(closedOn)].toSorted());
      for (const date of closedOn) expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    });

    it('[OPEN-32, ERR-03] tell a visitor nothing', async () => {
      target.needs('dealing-closures');
      const closures = (await target.visit()).get(DealingClosures);
      expect(await closures.of()).toMatchObject({ ok: false, error: { kind: 'unauthorized' } });
    });
  });
}
