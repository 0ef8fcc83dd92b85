import { describe, expect, it } from 'vitest';
import { aPortal, type ContractSetting, valueOf } from './contract-portal';

/** What every adapter of Messages, Promotions, Tips and TopFunds keeps to: all of them answer visitors. */
export function describeVisitorPanels(name: string, setting: () => ContractSetting): void {
  describe(`Messages ${name}`, () => {
    it('[MSG-04, MSG-06, MSG-07, MSG-28] are those switched on, with words', async () => {
      const { messages } = valueOf(await aPortal(setting()).messages.beforeLogin());
      expect(messages.length).toBeGreaterThan(0);
      for (const { type, lines } of messages) {
        expect(['MAINTENANCE', 'PRELOGIN_NEWS', 'DISCLAIMER']).toContain(type);
        expect(lines.every((line) => line !== '')).toBe(true);
      }
    });
  });

  describe(`Promotions ${name}`, () => {
    it('[MSG-08, MSG-09, MSG-13, CONFLICT-46] are read from their documents, without markup', async () => {
      const promotions = valueOf(await aPortal(setting()).promotions.beforeLogin());
      expect(promotions.length).toBeGreaterThan(0);
      for (const {
        data: { title, shortDescription },
      } of promotions) {
        expect(title).not.toBe('');
        expect(`${title}${shortDescription}`).not.toMatch(/&(amp|lt|gt|#\d+);|<\w+>/);
      }
    });
  });

  describe(`Tips ${name}`, () => {
    it('[MSG-14, MSG-15, MSG-23] come in the client’s language', async () => {
      const tips = valueOf(await aPortal(setting()).tips.beforeLogin());
      expect(tips.length).toBeGreaterThan(0);
      for (const tip of tips) {
        expect(`${tip.header}${tip.description}`).not.toBe('');
        expect(tip.target).toMatch(/^_(blank|self)$/);
      }
    });
  });

  describe(`TopFunds ${name}`, () => {
    it('[AUTH-50, API-10, API-48] are at most five, and HK’s alone', async () => {
      const answer = await aPortal(setting()).topFunds.bestSelling();
      if (setting().region === 'TW') expect(answer).toEqual({ ok: false, error: { kind: 'not-in-region' } });
      else {
        const funds = valueOf(answer);
        expect(funds.length).toBeGreaterThan(0);
        expect(funds.length).toBeLessThanOrEqual(5);
        for (const fund of funds) expect(`${fund.code} ${fund.name} ${fund.baseCurrency}`).toMatch(/^\S+ .+ [A-Z]{3}$/);
      }
    });
  });
}
