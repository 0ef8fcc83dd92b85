import { beforeAll, describe, expect, it } from 'vitest';
import { fundKey } from '../../domain/funds/fund-listing';
import { fundSearchAtMost, matchesFundSearch } from '../../domain/funds/fund-search';
import { performanceFigures } from '../../domain/funds/performance-columns';
import { canTrade } from '../../domain/clients/feature-gates';
import { aPortal, type ContractSetting, valueOf } from './contract-portal';

/** What every adapter of Funds, FundPreviews and Users keeps to. */
export function describeFunds(name: string, setting: () => ContractSetting): void {
  describe(`Funds ${name}`, () => {
    let portal: ReturnType<typeof aPortal>;
    const word = () => (setting().region === 'HK' ? 'technology' : '科技');

    beforeAll(async () => {
      portal = aPortal(setting());
      await portal.signIn();
    });

    it('[FUND-01, FUND-35, FUND-36, API-74, CONFLICT-63] are found by name, in full width too, and by code', async () => {
      const found = valueOf(await portal.funds.search(word()));
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThanOrEqual(fundSearchAtMost);
      for (const fund of found) expect(matchesFundSearch({ ...fund, names: [fund.name] }, word())).toBe(true);
      const code = found[0]?.code ?? '';
      const wide = code.replace(/./g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
      expect(valueOf(await portal.funds.search(wide)).map((fund) => fund.code)).toContain(code);
    });

    it('[FUND-33] are none for a word that no fund has', async () => {
      expect(valueOf(await portal.funds.search('no such fund anywhere'))).toEqual([]);
    });

    it('[API-42, API-43, API-44, API-46] are listed in full with their kinds, in Taiwan with prices', async () => {
      const { region } = setting();
      const funds = valueOf(await portal.funds.all());
      const kinds = valueOf(await portal.funds.kinds());
      expect(new Set(funds.map(fundKey)).size).toBe(funds.length);
      expect(funds.length).toBeGreaterThan(fundSearchAtMost - 1);
      const known = new Set(kinds.categories.map(({ code }) => code));
      expect(funds.every(({ category }) => category && known.has(category.code))).toBe(true);
      expect(kinds.marketTypes.length > 0).toBe(region === 'TW');
      expect(funds.some(({ lastPrice }) => lastPrice !== undefined)).toBe(region === 'TW');
    });

    it('[ENUM-43, ENUM-44, ENUM-45, ENUM-46] are sorted into four categories, each by its code and with its name', async () => {
      const { categories } = valueOf(await portal.funds.kinds());
      const [bonds, global, asian, allocation] =
        setting().region === 'HK'
          ? ['Bond & Balanced', 'Global Equity', 'Asia Pacific Equity', 'Asset Allocation']
          : ['債券與平衡', '全球股票', '亞太股票', '資產配置'];
      expect(categories).toEqual([
        { code: '001', name: bonds },
        { code: '002', name: global },
        { code: '003', name: asian },
        { code: '007', name: allocation },
      ]);
    });

    it('[API-45, FUND-04, SUIT-24] are promoted in the server’s order, in Taiwan those that suit the client', async () => {
      const codes = valueOf(await portal.funds.promoted()).map(({ code }) => code);
      const promoted = {
        HK: ['HK0003', 'HK0006', 'HK0008', 'HK0001', 'HK0013'],
        TW: ['TW0003', 'TW0006', 'TW0008', 'TW0013'],
      };
      expect(codes).toEqual(promoted[setting().region]);
    });

    it('[API-47, FUND-02, CONST-07] are remembered when they are viewed, five at most', async () => {
      const recent = valueOf(await portal.funds.recentlyViewed());
      expect(recent.length).toBeGreaterThan(0);
      expect(recent.length).toBeLessThanOrEqual(5);
    });

    it('[GQL-12, ENT-29, ENT-30, ENT-31, FUND-05, FUND-06] are previewed, each as the one that is meant', async () => {
      const { region } = setting();
      const [listed] = valueOf(await portal.funds.recentlyViewed());
      if (!listed) throw new Error('no fund was viewed');
      const preview = valueOf(await portal.fundPreviews.of(listed));
      expect(preview).toMatchObject({ code: listed.code, name: listed.name, jfFundCode: listed.jfFundCode });
      expect(preview?.fundPrice?.price).toBeDefined();
      const figures = performanceFigures(region, preview?.fundPerformance ?? {});
      expect(figures.map(({ percent }) => percent !== undefined)).toEqual([true, true, true]);
      expect(figures).toEqual(performanceFigures(region, listed.fundPerformance ?? {}));
      const unknown = { ...listed, code: 'NONE', jfFundCode: 'NONE' };
      expect(valueOf(await portal.fundPreviews.of(unknown))).toBeUndefined();
    });

    it('[GQL-08, GQL-09, ROLE-05] come with what decides over her orders', async () => {
      const user = valueOf(await portal.users.current());
      expect(user.region).toBe(setting().region);
      expect(canTrade(user)).toBe(true);
      expect(user.effectiveCrr).toBeTruthy();
    });

    it('[ERR-03, ERR-10] are shown to no visitor', async () => {
      const visitor = aPortal(setting());
      const refused = { ok: false, error: { kind: 'unauthorized' } };
      expect(await visitor.funds.search('a')).toMatchObject(refused);
      expect(await visitor.funds.recentlyViewed()).toMatchObject(refused);
      expect(await visitor.fundPreviews.of({ code: 'A', name: 'A', baseCurrency: 'USD' })).toMatchObject(refused);
    });
  });
}
