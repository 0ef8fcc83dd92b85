import { performanceText } from '../../domain/funds/performance/performance-text';
import type { FundListing } from '../../domain/funds/finding/fund-listing';
import { shownPercentChange } from '../../domain/holdings/figures/shown-change';
import type { Decimal } from '../../domain/money/decimal';
import { Change } from '../components/figures/change';
import { useTexts } from '../i18n/use-texts';
import { joinClasses } from '../components/join-classes';
import * as styles from './fund-facts.module.css';

/** Shows what distinguishes one fund's line from another's: code, currency and risk. */
export function FundFacts({
  fund,
  hasRisk = true,
  className,
}: {
  readonly fund: Pick<FundListing, 'code' | 'baseCurrency' | 'riskRating'>;
  /** False where the risk stands beside them. */
  readonly hasRisk?: boolean;
  readonly className?: string | undefined;
}) {
  const { t } = useTexts();
  return (
    <small className={joinClasses(styles.fundFacts, className)} data-testid="fund-facts">
      <span>{fund.code}</span>
      <span>{fund.baseCurrency}</span>
      {hasRisk && fund.riskRating ? <span>{t('funds:risk', { risk: fund.riskRating })}</span> : null}
    </small>
  );
}

type NoFigureProps = {
  /** True where the figure may exist and couldn't be loaded. */
  readonly wasLost?: boolean | undefined;
};

/** A dash in place of a figure, with the reason for a screen reader [OPEN-65, OPEN-92]. */
export function NoFigure({ wasLost = false }: NoFigureProps) {
  const { t } = useTexts();
  return (
    <span>
      <span aria-hidden="true">{performanceText(undefined)}</span>
      <span className="visually-hidden">{t(wasLost ? 'funds:lost-figure' : 'funds:no-figure')}</span>
    </span>
  );
}

/** The last year's performance in a line whose list says so once; a screen reader hears it with each figure [FUND-30]. */
export function OneYearPerformance({ fund }: { readonly fund: Pick<FundListing, 'fundPerformance'> }) {
  const { t } = useTexts();
  return (
    <span>
      <span className="visually-hidden">{t('funds:one-year')} </span>
      <Performance percent={fund.fundPerformance?.oneYear} />
    </span>
  );
}

/** A performance figure, or a dash where none may be published [FUND-30, OPEN-65]. */
export function Performance({ percent, wasLost }: NoFigureProps & { readonly percent: Decimal | undefined }) {
  if (percent) return <Change {...shownPercentChange(percent)} arrow={false} />;
  return <NoFigure wasLost={wasLost} />;
}
