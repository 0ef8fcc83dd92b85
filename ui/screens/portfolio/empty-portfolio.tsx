import { destinationAddress } from '../../../config/destinations';
import { isZero } from '../../../domain/money/decimal';
import { useConfiguration } from '../../app/injection';
import { ButtonLink } from '../../components/button-link';
import { Amount } from '../../components/figures/amount';
import { moneyText } from '../../components/figures/money-text';
import { useTexts } from '../../i18n/use-texts';
import type { ReportedWorth } from './history/portfolio-history-view-model';
import * as styles from './portfolio-screen.module.css';

type EmptyPortfolioProps = {
  /** The worth of the client's money here; undefined where that isn't known. */
  readonly reportedWorth: ReportedWorth | undefined;
};

/** Stands in for the holdings of a client who has none: says what money is there all the same, and where to begin [PORT-46]. */
export function EmptyPortfolio({ reportedWorth }: EmptyPortfolioProps) {
  const { t } = useTexts();
  const configuration = useConfiguration();
  const money = reportedWorth ? uninvestedParts(reportedWorth) : [];
  return (
    <div className={styles.portfolioEmpty} data-tour="empty" data-testid="empty-portfolio">
      {money.map(([part, text]) => (
        <p key={part}>
          {t(`history:empty-${part}`)} <Amount>{text}</Amount>
        </p>
      ))}
      {money.length === 0 ? <p>{t('summaries:no-holdings')}</p> : null}
      {money.length === 0 ? null : (
        <ButtonLink to={destinationAddress('buy', configuration)}>{t('history:empty-buy')}</ButtonLink>
      )}
      <ButtonLink
        theme={money.length === 0 ? 'primary' : 'outlined'}
        to={destinationAddress('fundSearch', configuration)}
      >
        {t('summaries:no-holdings-next')}
      </ButtonLink>
    </div>
  );
}

/** Returns the money of a client that is in no fund, part by part. */
const uninvestedParts = ({ currency, worth }: ReportedWorth) =>
  (
    [
      ['cash', worth.cash],
      ['in-transit', worth.inTransit],
    ] as const
  ).flatMap(([part, value]) => (isZero(value) ? [] : [[part, moneyText(currency, value)] as const]));
