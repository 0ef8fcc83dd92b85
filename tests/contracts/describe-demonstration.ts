import { describe, expect, it } from 'vitest';
import { Assessments } from '../../application/ports/suitability/assessments';
import { BankAccounts } from '../../application/ports/banking/bank-accounts';
import { FundRecords } from '../../application/ports/funds/fund-records';
import { Funds } from '../../application/ports/funds/funds';
import { Holdings } from '../../application/ports/holdings/holdings';
import { SuitabilityRecords } from '../../application/ports/suitability/suitability-records';
import { Locale } from '../../application/ports/locale';
import { ClientNotices } from '../../application/ports/notices/client-notices';
import { ClientOffers } from '../../application/ports/notices/client-offers';
import { Sessions } from '../../application/ports/session/sessions';
import { Questionnaires } from '../../application/ports/suitability/questionnaires';
import { fundDocumentKinds } from '../../domain/funds/fund-details';
import { maxSearchResults } from '../../domain/funds/finding/fund-search';
import { linkTarget } from '../../domain/links/link-target';
import { shownAnnouncements } from '../../domain/notices/shown-announcements';
import { listQuestions } from '../../domain/suitability/questionnaire/chosen-options';
import { InFlightStore } from '../../ui/stores/in-flight-store';
import type { ContractTarget } from './contract-target';
import { valueOf } from './value-of';

const isoDate: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);

/**
 * Tests the demonstration's data beyond what every server keeps to; runs after the suite, which sends an assessment.
 */
export function describeDemonstration(target: ContractTarget): void {
  const { region } = target;

  const viewedFunds = async () => {
    const { portal } = await target.clientWith('fundRecords');
    const viewed = valueOf(await portal.get(Funds).recentlyViewed());
    expect(viewed.length).toBeGreaterThan(2);
    return { records: portal.get(FundRecords), viewed };
  };

  describe(`the demonstration’s data from ${target.name}`, () => {
    it('[SHELL-06] leave no call counted as under way', async () => {
      const portal = await target.signInAnew();
      await portal.get(Sessions).logOut();
      expect(portal.get(InFlightStore).count).toBe(0);
    });

    it('[GQL-19, GQL-20, MSG-10] the demonstration has more than two announcements', async () => {
      const { portal } = await target.clientWith('announcements');
      const announcements = valueOf(await portal.get(ClientNotices).announcements());
      expect(shownAnnouncements(region, portal.get(Locale).current(), announcements).length).toBeGreaterThan(2);
    });

    it('[API-34, MSG-24] the demonstration has tips in English and Chinese in Hong Kong, in Chinese in Taiwan', async () => {
      const { portal } = await target.clientWith('tips');
      const languages = { HK: ['en_US', 'zh_HK'], TW: ['zh_TW'] }[region];
      const tips = valueOf(await portal.get(ClientOffers).tips());
      expect(tips.length).toBeGreaterThan(0);
      for (const { locales } of tips) expect(Object.keys(locales).sort()).toEqual(languages);
    });

    it('[API-62, API-63, ENT-44, BANK-08] the demonstration’s clients have several bank accounts, and a debit with an end in Hong Kong alone', async () => {
      const { portal } = await target.clientWith('bankAccounts');
      expect(valueOf(await portal.get(BankAccounts).listed()).length).toBeGreaterThan(1);
      const debits = valueOf(await portal.get(BankAccounts).directDebits());
      const ends = debits.flatMap(({ authExpiryDate }) => authExpiryDate ?? []);
      expect(ends).toEqual({ HK: [isoDate], TW: [] }[region]);
    });

    it('[ENT-09] the demonstration’s clients have totals in Hong Kong dollars in Hong Kong, in Taiwan dollars in Taiwan', async () => {
      const { portal } = await target.clientWith('holdings');
      const everything = { type: 'ALL', accountType: 'ALL', groupType: 'FUND_CODE' } as const;
      const { totals } = valueOf(await portal.get(Holdings).initial(everything));
      expect(totals.currency).toBe({ HK: 'HKD', TW: 'TWD' }[region]);
    });

    it('[API-42] the demonstration has at least as many funds as a search finds', async () => {
      const { portal } = await target.clientWith('funds');
      expect(valueOf(await portal.get(Funds).all()).length).toBeGreaterThanOrEqual(maxSearchResults);
    });

    it('[FUND-14] the demonstration has more than 300 prices of each viewed fund', async () => {
      const { records, viewed } = await viewedFunds();
      for (const fund of viewed) expect(valueOf(await records.prices(fund)).length).toBeGreaterThan(300);
    });

    it('[FUND-15] the demonstration has the ten largest positions of each viewed fund', async () => {
      const { records, viewed } = await viewedFunds();
      for (const fund of viewed) expect(valueOf(await records.details(fund))?.portfolio?.holdings).toHaveLength(10);
    });

    it('[FUND-16] the demonstration has every kind of document of each viewed fund, on the older site', async () => {
      const { records, viewed } = await viewedFunds();
      for (const fund of viewed) {
        const documents = valueOf(await records.details(fund))?.documents ?? [];
        expect(documents.map(({ kind }) => kind)).toEqual(fundDocumentKinds);
        for (const { address } of documents) expect(linkTarget(address, 'https://portal.example').kind).toBe('legacy');
      }
    });

    if (region === 'TW') {
      it('[GQL-21, ENT-38] the demonstration has a client whose risk profile is in order', async () => {
        const { portal } = await target.clientWith('riskRating');
        const records = valueOf(await portal.get(SuitabilityRecords).current());
        expect(records.map(({ kycStatus }) => kycStatus)).toEqual([undefined]);
      });

      it('[GQL-22, ENT-39..42] the demonstration has questions with at least three options', async () => {
        const { portal } = await target.clientWith('questionnaires');
        for (const kind of ['risk', 'prudent'] as const) {
          const questionnaire = valueOf(await portal.get(Questionnaires).inForce(kind));
          expect(listQuestions(questionnaire).length).toBeGreaterThan(0);
          for (const { options } of listQuestions(questionnaire)) expect(options.length).toBeGreaterThan(2);
        }
      });

      it('[API-57, API-89, ENT-64] the demonstration has no prudent assessment of a client who sent the risk questionnaire alone', async () => {
        const { portal } = await target.clientWith('assessment');
        expect(valueOf(await portal.get(Assessments).latest('risk'))).toBeDefined();
        expect(valueOf(await portal.get(Assessments).latest('prudent'))).toBeUndefined();
      });
    }
  });
}
