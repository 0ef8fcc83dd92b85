import { beforeEach, describe, expect, it } from 'vitest';
import { GainsReports } from '../../../application/ports/holdings/gains-reports';
import { PortfolioHistory } from '../../../application/ports/holdings/portfolio-history';
import { regionDefaults } from '../../../config/regions';
import { compare, zero } from '../../../domain/money/decimal';
import { sum } from '../../../domain/money/sum';
import type { ReportedSums } from '../../../domain/performance/gains-report';
import type { ContractTarget } from '../contract-target';
import { valueOf } from '../value-of';

const sums = ['realisedGain', 'paidDistributions', 'reinvestedDistributions', 'fees'] as const;

/** Describes the behaviour of every adapter of GainsReports. */
export function describeGainsReports(target: ContractTarget): void {
  const currency = regionDefaults[target.region].defaultCurrency;

  describe('GainsReports', () => {
    beforeEach(() => target.needs('gains-and-income'));

    it('[PORT-46] add up, holding by holding, to the sums of each year', async () => {
      const reports = (await target.clientWith('holdings')).portal.get(GainsReports);
      const { years } = valueOf(await reports.ofYear({ currency, year: undefined }));
      expect(years).toEqual(years.toSorted((one, other) => other - one));
      for (const year of years) {
        const report = valueOf(await reports.ofYear({ currency, year }));
        expect([report.year, report.currency]).toEqual([year, currency]);
        for (const name of sums)
          expectSum(
            name,
            report.sums,
            report.holdings.map((holding) => holding.sums),
          );
        for (const holding of report.holdings)
          expect(compare(holding.sums.fees ?? zero, sum(holding.fees.map(({ converted }) => converted ?? zero)))).toBe(
            0,
          );
      }
    });

    it('[PORT-46, OPEN-27] end the year that runs with what the history says of it', async () => {
      target.needs('portfolio-history');
      const { portal } = await target.clientWith('holdings');
      const report = valueOf(await portal.get(GainsReports).ofYear({ currency, year: undefined }));
      const history = valueOf(
        await portal.get(PortfolioHistory).report({ currency, period: 'YTD', visitedOn: undefined }),
      );
      expect(report.bridge?.closing).toEqual(history?.bridge?.closing);
      expect(report.sums.realisedGain).toEqual(history?.realisedGain);
    });

    it('[PORT-46, ERR-03] tell a visitor nothing, and nobody of a year to come', async () => {
      const visitor = await (await target.visit()).get(GainsReports).ofYear({ currency, year: undefined });
      expect(visitor).toMatchObject({ ok: false, error: { kind: 'unauthorized' } });
      const { portal } = await target.clientWith('holdings');
      expect((await portal.get(GainsReports).ofYear({ currency, year: 9999 })).ok).toBe(false);
    });
  });
}

/** Where every part is known, the whole is their sum; else it isn't known. */
function expectSum(name: (typeof sums)[number], whole: ReportedSums, parts: readonly ReportedSums[]): void {
  const known = parts.flatMap((part) => part[name] ?? []);
  const total = known.length === parts.length ? sum(known) : undefined;
  expect([name, total && compare(whole[name] ?? zero, total)]).toEqual([name, total && 0]);
}
