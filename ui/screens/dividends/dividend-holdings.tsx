import { observer } from 'mobx-react-lite';
import { destinationAddress } from '../../../config/destinations';
import type { DividendHolding } from '../../../domain/dividends/dividend-instruction';
import { formatDate } from '../../../domain/formatting/format-date';
import { hongKongDay } from '../../../domain/calendar/hong-kong-time';
import { unitPlaces } from '../../../domain/trading/dealing/deal-order';
import { useConfiguration, useViewModel } from '../../app/injection';
import { SentenceGap } from '../../components/sentence-gap';
import { Amount } from '../../components/figures/amount';
import { Button } from '../../components/button';
import { Fact } from '../../components/figures/fact';
import { Link } from '../../components/link';
import { usePromisedDate } from '../../funds/use-promised-date';
import { fundId } from '../../../domain/funds/finding/fund-listing';
import { useTexts } from '../../i18n/use-texts';
import { HoldingSearch } from '../../orders/holding-choice/holding-search';
import { HoldingSearchField } from '../../orders/holding-choice/holding-search-field';
import { MoreHoldings } from '../../orders/holding-choice/more-holdings';
import { unitsText } from '../../orders/quantity-text';
import type { DividendsViewModel } from './dividends-view-model';
import { Note } from '../../components/notices/note';
import { Facts } from '../../components/figures/facts';
import * as orderPageStyles from '../../orders/order-page.module.css';
import * as styles from './dividends.module.css';

type HoldingsProps = { readonly view: DividendsViewModel; readonly holdings: readonly DividendHolding[] };

/** The client's holdings that distribute, each with what is done with its dividends; many can be searched [LINK-32, DIV-01, FUND-01]. */
export const DividendHoldings = observer(function DividendHoldings({ view, holdings }: HoldingsProps) {
  const { t } = useTexts();
  const configuration = useConfiguration();
  const search = useViewModel(HoldingSearch);
  const found = search.found(holdings, ({ fund, currency }) => ({ ...fund, baseCurrency: currency }));
  if (holdings.length === 0)
    return (
      <div className={styles.dividendParts} data-testid="dividend-parts">
        <p>
          <b>{t('dividends:none')}</b>
        </p>
        <p>{t('dividends:none-text')}</p>
      </div>
    );
  return (
    <div className={styles.dividendParts} data-testid="dividend-parts">
      <Note data-testid="dividend-note">
        {t('dividends:intro')}
        <SentenceGap />
        <Link to={destinationAddress('distributionHistory', configuration)}>{t('dividends:to-records')}</Link>
      </Note>
      {search.isOffered(holdings) ? <HoldingSearchField search={search} count={found.length} /> : null}
      {search.shown(found).map((holding) => (
        <HoldingCard key={`${fundId(holding.fund)} ${holding.currency}`} holding={holding} onChange={view.change} />
      ))}
      <MoreHoldings search={search} found={found} />
    </div>
  );
});

type CardProps = { readonly holding: DividendHolding; readonly onChange: (holding: DividendHolding) => void };

function HoldingCard({ holding, onChange }: CardProps) {
  const { t } = useTexts();
  const promised = usePromisedDate();
  const { fund, currency, units, frequency, nextPayDate, into } = holding;
  return (
    <article
      className={`${orderPageStyles.orderCard} ${styles.dividendCard}`}
      data-testid="dividend-card"
      aria-label={fund.name}
    >
      <header>
        <h2>
          {fund.name}
          <small>{[fund.code, currency].join('　')}</small>
        </h2>
        <Button
          theme="outlined"
          size="small"
          aria-label={t('dividends:change-of', { fund: fund.name })}
          onClick={() => onChange(holding)}
        >
          {t('dividends:change')}
        </Button>
      </header>
      <Facts data-testid="order-facts">
        <Fact label={t('dividends:way')}>
          {into ? t('dividends:way-into', { fund: into.name }) : t('dividends:way-pay-out')}
        </Fact>
        <Fact label={t('dividends:units')}>
          <Amount>{unitsText(units, unitPlaces)}</Amount>
        </Fact>
        <Fact label={t('dividends:frequency')}>{t(`dividends:frequency-${frequency}`)}</Fact>
        {nextPayDate ? <Fact label={t('dividends:next')}>{promised(nextPayDate)}</Fact> : null}
      </Facts>
      <Changes changes={holding.changes} />
    </article>
  );
}

function Changes({ changes }: Pick<DividendHolding, 'changes'>) {
  const { t, language } = useTexts();
  if (changes.length === 0) return null;
  return (
    <details className={styles.dividendHistory}>
      <summary>{t('dividends:history')}</summary>
      <ol>
        {changes.toReversed().map(({ at, into }) => (
          <li key={at}>
            <time dateTime={at}>{formatDate(hongKongDay(at), language)}</time>{' '}
            {into ? t('dividends:did-reinvest', { fund: into.name }) : t('dividends:did-pay-out')}
          </li>
        ))}
      </ol>
    </details>
  );
}
