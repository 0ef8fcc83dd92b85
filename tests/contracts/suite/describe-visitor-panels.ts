import { describe, expect, it } from 'vitest';
import { TopFunds } from '../../../application/ports/funds/top-funds';
import { Messages } from '../../../application/ports/notices/messages';
import { Promotions } from '../../../application/ports/notices/promotions';
import { Tips } from '../../../application/ports/notices/tips';
import type { ContractTarget } from '../contract-target';
import { valueOf } from '../value-of';

/** Tests the contract of Messages, Promotions, Tips and TopFunds: all of them answer visitors. */
export function describeVisitorPanels(target: ContractTarget): void {
  describe('Messages', () => {
    it('[MSG-04, MSG-06, MSG-07, MSG-28] Messages are those switched on, with words', async () => {
      const { portal } = await target.visitorWith('messages');
      const { messages } = valueOf(await portal.get(Messages).beforeLogin());
      expect(messages.length).toBeGreaterThan(0);
      for (const { type, lines } of messages) {
        expect(['MAINTENANCE', 'PRELOGIN_NEWS', 'DISCLAIMER']).toContain(type);
        expect(lines.every((line) => line !== '')).toBe(true);
      }
    });
  });

  describe('Promotions', () => {
    it('[MSG-08, MSG-09, MSG-13, CONFLICT-46] Promotions are read from their documents, without markup', async () => {
      const { portal } = await target.visitorWith('promotions');
      const promotions = valueOf(await portal.get(Promotions).beforeLogin());
      expect(promotions.length).toBeGreaterThan(0);
      for (const {
        data: { title, shortDescription },
      } of promotions) {
        expect(title).not.toBe('');
        expect(`${title}${shortDescription}`).not.toMatch(/&(amp|lt|gt|#\d+);|<\w+>/);
      }
    });
  });

  describe('Tips', () => {
    it('[MSG-14, MSG-15, MSG-23] come in the client’s language', async () => {
      const { portal } = await target.visitorWith('tips');
      const tips = valueOf(await portal.get(Tips).beforeLogin());
      expect(tips.length).toBeGreaterThan(0);
      for (const tip of tips) {
        expect(`${tip.header}${tip.description}`).not.toBe('');
        expect(tip.target).toMatch(/^_(blank|self)$/);
      }
    });
  });

  if (target.region === 'HK')
    describe('TopFunds', () => {
      it('[AUTH-50, API-10, API-48] TopFunds are at most five', async () => {
        const { portal } = await target.visitorWith('topFunds');
        const funds = valueOf(await portal.get(TopFunds).bestSelling());
        expect(funds.length).toBeGreaterThan(0);
        expect(funds.length).toBeLessThanOrEqual(5);
        for (const fund of funds) expect(`${fund.code} ${fund.name} ${fund.baseCurrency}`).toMatch(/^\S+ .+ [A-Z]{3}$/);
      });
    });
}
