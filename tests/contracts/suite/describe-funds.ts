import { describe, expect, it } from 'vitest';
import { FundPreviews } from '../../../application/ports/funds/fund-previews';
import { Funds } from '../../../application/ports/funds/funds';
import { PurchaseLimits } from '../../../application/ports/funds/purchase-limits';
import { Users } from '../../../application/ports/clients/users';
import { canTrade } from '../../../domain/clients/feature-gates';
import { fundKey } from '../../../domain/funds/finding/fund-listing';
import { maxSearchResults, matchesFundSearch } from '../../../domain/funds/finding/fund-search';
import { compare, zero } from '../../../domain/money/decimal';
import { performanceFigures } from '../../builders/performance-figures';
import type { ContractTarget } from '../contract-target';
import { valueOf } from '../value-of';

const refused = { ok: false, error: { kind: 'unauthorized' } };

const categoryNames = {
  HK: ['Bond & Balanced', 'Global Equity', 'Asia Pacific Equity', 'Asset Allocation'],
  TW: ['債券與平衡', '全球股票', '亞太股票', '資產配置'],
};

/** Tests the contract of Funds, FundPreviews and Users. */
export function describeFunds(target: ContractTarget): void {
  const withFunds = async () => {
    const { portal } = await target.clientWith('funds');
    return portal.get(Funds);
  };

  describe('Funds', () => {
    it('[FUND-01, FUND-35, FUND-36, API-74, CONFLICT-63] Funds are found by name, in full width too, and by code', async () => {
      const { portal, known: word } = await target.clientWith('searchWord');
      const funds = portal.get(Funds);
      const found = valueOf(await funds.search(word));
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThanOrEqual(maxSearchResults);
      for (const fund of found) expect(matchesFundSearch({ ...fund, names: [fund.name] }, word)).toBe(true);
      const code = found[0]?.code ?? '';
      const wide = code.replace(/./g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
      expect(valueOf(await funds.search(wide)).map((fund) => fund.code)).toContain(code);
    });

    it('[FUND-33] Funds are none for a word that no fund has', async () => {
      const funds = (await target.signedIn()).get(Funds);
      expect(valueOf(await funds.search('no such fund anywhere'))).toEqual([]);
    });

    it('[API-42, API-44] Funds are listed in full with their kinds', async () => {
      const funds = await withFunds();
      const all = valueOf(await funds.all());
      const kinds = valueOf(await funds.kinds());
      expect(all.length).toBeGreaterThan(0);
      expect(new Set(all.map(fundKey)).size).toBe(all.length);
      const known = new Set(kinds.categories.map(({ code }) => code));
      expect(all.every(({ category }) => category && known.has(category.code))).toBe(true);
    });

    it('[FUND-01, API-44, I18N-09] Funds are listed by their English names too, and in the client’s language as before', async () => {
      const funds = await withFunds();
      const own = valueOf(await funds.all());
      const english = valueOf(await funds.named('en_US'));
      expect(english.map(fundKey).sort()).toEqual(own.map(fundKey).sort());
      expect(valueOf(await funds.all()).map(({ name }) => name)).toEqual(own.map(({ name }) => name));
    });

    it('[API-43] Funds are of market types in Taiwan alone', async () => {
      const { marketTypes } = valueOf(await (await withFunds()).kinds());
      expect(marketTypes.length > 0).toBe({ TW: true, HK: false }[target.region]);
    });

    it('[API-46] Funds are listed with last prices in Taiwan alone', async () => {
      const all = valueOf(await (await withFunds()).all());
      expect(all.some(({ lastPrice }) => lastPrice !== undefined)).toBe({ TW: true, HK: false }[target.region]);
    });

    it('[ENUM-43, ENUM-44, ENUM-45, ENUM-46] Funds are sorted into four categories, each by its code and with its name', async () => {
      const { categories } = valueOf(await (await withFunds()).kinds());
      const names = categoryNames[target.region];
      expect(categories).toEqual(['001', '002', '003', '007'].map((code, index) => ({ code, name: names[index] })));
    });

    it('[API-45, FUND-04, SUIT-24] Funds are promoted in the server’s order, in Taiwan those that suit the client', async () => {
      const { portal, known } = await target.clientWith('promotedFunds');
      expect(valueOf(await portal.get(Funds).promoted()).map(({ code }) => code)).toEqual(known);
    });

    it('[API-47, FUND-02, CONST-07] Funds are remembered when they are viewed, five at most', async () => {
      const { portal } = await target.clientWith('recentlyViewedFunds');
      const recent = valueOf(await portal.get(Funds).recentlyViewed());
      expect(recent.length).toBeGreaterThan(0);
      expect(recent.length).toBeLessThanOrEqual(5);
    });

    it('[GQL-12, ENT-29, ENT-30, ENT-31, FUND-05, FUND-06] Funds are previewed, each as the one that is meant', async () => {
      const { portal } = await target.clientWith('recentlyViewedFunds');
      const [listed] = valueOf(await portal.get(Funds).recentlyViewed());
      if (!listed) throw new Error('no fund was viewed');
      const previews = portal.get(FundPreviews);
      const [preview] = valueOf(await previews.ofAll([listed]));
      expect(preview).toMatchObject({ code: listed.code, name: listed.name, jfFundCode: listed.jfFundCode });
      expect(preview?.fundPrice?.price).toBeDefined();
      const figures = performanceFigures(target.region, preview?.fundPerformance ?? {});
      expect(figures.map(({ percent }) => percent !== undefined)).toEqual([true, true, true]);
      expect(figures).toEqual(performanceFigures(target.region, listed.fundPerformance ?? {}));
      expect(valueOf(await previews.ofAll([{ ...listed, code: 'NONE', jfFundCode: 'NONE' }]))).toEqual([]);
    });

    it('[TRADE-98, TRADE-99, OPEN-30] Funds are bought between a least and a most, in their own currency at any rate', async () => {
      target.needs('purchase-limits');
      const { portal } = await target.clientWith('recentlyViewedFunds');
      const viewed = valueOf(await portal.get(Funds).recentlyViewed());
      const limits = portal.get(PurchaseLimits);
      const told = valueOf(await limits.of([...viewed, { code: 'NONE' }]));
      for (const { code, baseCurrency } of viewed) {
        const own = told.find((fund) => fund.code === code)?.limits[baseCurrency];
        const {
          buyLowerLimit: least = zero,
          buyOnTopLowerLimit: onTop = least,
          buyUpperLimit: most = least,
        } = own ?? {};
        expect([code, own !== undefined, compare(least, zero)]).toEqual([code, true, 1]);
        expect(compare(onTop, least)).not.toBe(1);
        expect(compare(least, most)).not.toBe(1);
      }
      expect(told.map(({ code }) => code)).not.toContain('NONE');
      expect(await (await target.visit()).get(PurchaseLimits).of(viewed)).toMatchObject(refused);
    });

    it('[GQL-08, GQL-09, ROLE-05] come with what decides over a client’s orders', async () => {
      const { portal } = await target.clientWith('canTrade');
      const user = valueOf(await portal.get(Users).current());
      expect(user.region).toBe(target.region);
      expect(canTrade(user)).toBe(true);
      expect(user.effectiveCrr).toBeTruthy();
    });

    it('[API-47, API-74, ERR-03] Funds are shown to no visitor', async () => {
      expect(await (await target.visit()).get(Funds).search('a')).toMatchObject(refused);
      expect(await (await target.visit()).get(Funds).recentlyViewed()).toMatchObject(refused);
    });

    it('[GQL-12, ERR-10] Funds are previewed for no visitor', async () => {
      const fund = { code: 'A', name: 'A', baseCurrency: 'USD' };
      expect(await (await target.visit()).get(FundPreviews).ofAll([fund])).toMatchObject(refused);
    });
  });
}
