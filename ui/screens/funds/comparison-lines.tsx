import type { ReactNode } from 'react';
import { formatDate } from '../../../domain/formatting/format-date';
import { formatPercentFigure } from '../../../domain/formatting/format-number';
import { formatPrice } from '../../../domain/formatting/format-price';
import { tradingStatus } from '../../../domain/eligibility/fund-actions';
import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import { figurePeriods, publishedFigure } from '../../../domain/funds/performance/period-figures';
import { riskPeriods } from '../../../domain/funds/risk/risk-figures';
import { Clock } from '../../../application/ports/clock';
import { useConfiguration, useInstance } from '../../app/injection';
import { NoFigure, Performance } from '../../funds/fund-facts';
import { toFundOffer } from '../../funds/fund-offer';
import { fundSizeText } from '../../funds/fund-size-text';
import { useTexts } from '../../i18n/use-texts';
import type { ComparisonViewModel } from '../../funds/comparing/comparison-view-model';
import * as styles from './comparison.module.css';

/** A line of the comparison: a fact in words, which funds may differ in, or a figure, which they nearly always do. */
export type ComparisonLine = {
  readonly label: string;
  /** Tells of a fund that what it comes of couldn't be loaded. */
  readonly wasLost?: (fund: FundPreview) => boolean;
  readonly text?: (fund: FundPreview) => string;
  readonly cell?: (fund: FundPreview) => ReactNode;
};

/** Returns the compared facts and figures, each in the words of the fund's own page [FUND-05, FUND-06, FUND-13, FUND-17, FUND-24, FUND-31, FUND-32, FUND-34]. */
export function useComparisonLines(view: ComparisonViewModel): readonly ComparisonLine[] {
  const figures = useFigureLines(view);
  return [...useFactLines(view), ...figures].filter(
    ({ text, cell, wasLost }) =>
      cell !== undefined || view.funds.some((fund) => text?.(fund) !== '' || wasLost?.(fund) === true),
  );
}

function useFactLines(view: ComparisonViewModel): readonly ComparisonLine[] {
  const { t, language } = useTexts();
  const { region } = useConfiguration();
  const clock = useInstance(Clock);
  const detailsOf = (fund: FundPreview) => view.recordOf(fund).details.value;
  const lacksDetails = (fund: FundPreview) => view.recordOf(fund).lacksDetails;
  return [
    {
      label: t('funds:preview.risk'),
      text: ({ fundRiskRating }) => (fundRiskRating ? t('funds:preview.risk-of', { risk: fundRiskRating }) : ''),
    },
    {
      label: t('fund-figures:ongoing-charge'),
      wasLost: lacksDetails,
      text: (fund) => formatPercentFigure(detailsOf(fund)?.ongoingCharge),
    },
    {
      label: t('fund-figures:distribution-yield'),
      wasLost: (fund) => view.recordOf(fund).lacksSome,
      text: (fund) => formatPercentFigure(view.recordOf(fund).distributionYield),
    },
    {
      label: t('fund-page:fact.pays'),
      wasLost: lacksDetails,
      text: (fund) => {
        const frequency = detailsOf(fund)?.distributionFrequency;
        return frequency === undefined ? '' : t(`fund-page:pays-${frequency}`);
      },
    },
    { label: t('funds:preview.currency'), text: ({ baseCurrency }) => baseCurrency },
    {
      label: t('fund-figures:size'),
      wasLost: lacksDetails,
      text: (fund) => fundSizeText(fund, detailsOf(fund), language),
    },
    { label: t('fund-figures:benchmark'), wasLost: lacksDetails, text: (fund) => detailsOf(fund)?.benchmark ?? '' },
    { label: t('fund-page:fact.class'), wasLost: lacksDetails, text: (fund) => detailsOf(fund)?.marketType ?? '' },
    { label: t('fund-page:fact.region'), wasLost: lacksDetails, text: (fund) => detailsOf(fund)?.category ?? '' },
    { label: t('fund-page:fact.house'), wasLost: lacksDetails, text: (fund) => detailsOf(fund)?.house ?? '' },
    {
      label: t('fund-page:fact.launched'),
      wasLost: lacksDetails,
      text: (fund) => formatDate(detailsOf(fund)?.launchDate, language),
    },
    {
      label: t('funds:preview.status'),
      text: (fund) => t(`funds:trading-${tradingStatus(toFundOffer(fund, { region, clock }))}`),
    },
    {
      label: t('funds:preview.price'),
      text: ({ fundPrice, baseCurrency }) =>
        fundPrice?.price ? `${baseCurrency} ${formatPrice(fundPrice.price)}` : '',
    },
    { label: t('funds:preview.price-date'), text: ({ fundPrice }) => formatDate(fundPrice?.date, language) },
  ];
}

function useFigureLines(view: ComparisonViewModel): readonly ComparisonLine[] {
  const { t, language } = useTexts();
  const { region, extensions } = useConfiguration();
  const hasRecords = extensions.has('fund-records');
  const returns = figurePeriods(region).map((period): ComparisonLine => ({
    label: t('fund-figures:total-return-over', { period: t(`funds:preview.period-${period}`) }),
    cell: (fund) => (
      <>
        <Performance percent={publishedFigure(fund.fundPerformance ?? {}, period)} />
        {hasRecords ? (
          <small className={styles.priceOnly}>
            {t('fund-figures:price-only')}{' '}
            <Performance
              percent={view.recordOf(fund).priceReturn(period, fund.fundPerformance?.performanceEffectiveDate)}
              wasLost={view.recordOf(fund).lacksPrices}
            />
          </small>
        ) : null}
      </>
    ),
  }));
  const risks = riskPeriods.flatMap((period): readonly ComparisonLine[] => [
    {
      label: t(`fund-figures:volatility-${period}`),
      cell: (fund) =>
        formatPercentFigure(view.recordOf(fund).volatility(period)) || (
          <NoFigure wasLost={view.recordOf(fund).lacksSome} />
        ),
    },
    {
      label: t(`fund-figures:fall-${period}`),
      cell: (fund) => (
        <Performance percent={view.recordOf(fund).worstFall(period)?.percent} wasLost={view.recordOf(fund).lacksSome} />
      ),
    },
  ]);
  return [
    ...returns,
    {
      label: t('comparison:as-of'),
      text: ({ fundPerformance }) => formatDate(fundPerformance?.performanceEffectiveDate, language),
    },
    ...(hasRecords ? risks : []),
  ];
}
