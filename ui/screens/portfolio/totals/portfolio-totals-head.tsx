import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { PortfolioTotals } from '../../../../application/ports/holdings/holdings';
import { formatDate } from '../../../../domain/formatting/format-date';
import { formatNumber } from '../../../../domain/formatting/format-number';
import { shownChanges, shownPercentChange } from '../../../../domain/holdings/figures/shown-change';
import { returnWithDividend } from '../../../../domain/holdings/figures/return-rate';
import type { ExplainedFigure } from '../../../../domain/holdings/figures/explain-figure';
import type { PortfolioHolding } from '../../../../domain/holdings/portfolio-holding';
import { Amount } from '../../../components/figures/amount';
import { Change } from '../../../components/figures/change';
import { Money } from '../../../components/figures/money';
import { Notice } from '../../../components/notices/notice';
import { useConfiguration } from '../../../app/injection';
import { useTexts } from '../../../i18n/use-texts';
import { Fact } from '../../../components/figures/fact';
import type { ChosenFigure } from '../explanation/chosen-figure';
import { ExplainableFigure } from '../explanation/explainable-figure';
import { moveWithin } from '../table/move-in-row';
import * as styles from './portfolio-totals-head.module.css';

type PortfolioTotalsHeadProps = {
  readonly totals: PortfolioTotals;
  /** The holdings that the totals are of. */
  readonly holdings: readonly PortfolioHolding[];
  readonly isFiltered: boolean;
  /** Tells whether the worth of all the client's money here stands beside it. */
  readonly isWholeReported: boolean;
  readonly onAsk: (asked: ChosenFigure) => void;
};

/** Shows the value, cost and gain of the portfolio, or of the filtered part [PORT-01, ENT-09]. */
export const PortfolioTotalsHead = observer(function PortfolioTotalsHead({
  totals,
  holdings,
  isFiltered,
  isWholeReported,
  onAsk,
}: PortfolioTotalsHeadProps) {
  const { t, language } = useTexts();
  const hasHistory = useConfiguration().extensions.has('portfolio-history');
  // A client without funds may have money here all the same, which the history tells once it is there.
  const isTotalShown = !isWholeReported || isFiltered || totals.count > 0;
  // Beside all the client's money the holdings are named as what they are: a part of it.
  const ofFunds = hasHistory ? 'portfolio:heading-of-funds' : 'portfolio:heading';
  const ofWhole = isTotalShown ? ofFunds : 'common:title.portfolio';
  const heading = isFiltered ? 'portfolio:heading-of-choice' : ofWhole;
  const [asOf, ratesOf] = [totals.asOf, totals.ratesOf].map((date) => formatDate(date, language));
  const withDividend = totals.grossDividend && returnWithDividend(totals.profit, totals.grossDividend, totals.cost);
  const { precision, profit, returnPercent } = totals;
  const amount = (value: typeof totals.cost) => formatNumber(value, { precision });
  const changes = shownChanges({ precision, profit, returnPercent });
  const figure = (name: ExplainedFigure, shown: ReactNode) => (
    <ExplainableFigure
      isPassedOver={name !== 'market-value'}
      onKeyDown={(event) => {
        moveWithin(event.currentTarget.closest('section'), event);
      }}
      onAsk={() => {
        onAsk({ sums: { ...totals, holdings }, name: t(heading), figure: name });
      }}
    >
      {shown}
    </ExplainableFigure>
  );
  return (
    <section className={styles.portfolioHead} data-testid="portfolio-head" data-tour="summary">
      <div>
        <h1>
          {t(heading)} {asOf ? <small>{t('portfolio:as-of', { date: asOf })}</small> : null}
          {ratesOf ? <small>{t('portfolio:rates-of', { date: ratesOf })}</small> : null}
        </h1>
        {isTotalShown ? (
          <p className={styles.portfolioTotal} data-testid="portfolio-total" data-tour="total-value">
            {figure(
              'market-value',
              <>
                <small>{totals.currency}</small> <Amount>{amount(totals.marketValue)}</Amount>
              </>,
            )}
          </p>
        ) : null}
      </div>
      {isTotalShown ? (
        <dl className={styles.portfolioFacts} data-testid="portfolio-facts" data-tour="profit">
          <Fact label={t('portfolio:profit')}>
            {figure(
              'profit',
              <Money of={totals.currency}>
                <Change {...changes.profit} />
              </Money>,
            )}
          </Fact>
          {returnPercent ? (
            <Fact label={t('portfolio:return')}>{figure('return', <Change {...changes.returnPercent} />)}</Fact>
          ) : null}
          {withDividend ? (
            <Fact label={t('portfolio:return-with-dividend')}>
              {figure('return-with-dividend', <Change {...shownPercentChange(withDividend)} />)}
            </Fact>
          ) : null}
          <Fact label={t('portfolio:cost')}>
            {figure('cost', <Money of={totals.currency}>{amount(totals.cost)}</Money>)}
          </Fact>
          <Fact label={t('portfolio:count')}>{totals.count}</Fact>
        </dl>
      ) : null}
      {totals.withoutValue > 0 ? (
        <Notice className={styles.portfolioWithoutValue} tone="warning">
          {t('portfolio:without-value', { count: totals.withoutValue })}
        </Notice>
      ) : null}
    </section>
  );
});
