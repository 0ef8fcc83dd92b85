import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { destinationAddress } from '../../../../config/destinations';
import { fundKey, type FundListing } from '../../../../domain/funds/finding/fund-listing';
import { performanceDates } from '../../../../domain/funds/performance/performance-dates';
import { useConfiguration } from '../../../app/injection';
import { Link } from '../../../components/link';
import { RetryPanel } from '../../../components/notices/retry-panel';
import { SentenceGap } from '../../../components/sentence-gap';
import { useTexts } from '../../../i18n/use-texts';
import type { AsyncResource } from '../../../stores/async-resource';
import type { ListedFunds } from './fund-lists-view-model';
import { FundFacts, OneYearPerformance } from '../../../funds/fund-facts';
import { TotalReturnBasis } from '../../../funds/total-return-basis';
import * as styles from './funds.module.css';

type FundListProps = {
  readonly resource: AsyncResource<ListedFunds>;
  readonly heading: string;
  readonly empty: string;
  readonly onOpen: (fund: FundListing) => void;
};

/** A short list of funds; each opens its preview. It waits, fails and is retried by itself [OPEN-92]. */
export const FundList = observer(function FundList({ resource, heading, empty, onOpen }: FundListProps) {
  const { t } = useTexts();
  const headingId = useId();
  const funds = resource.value?.funds;
  return (
    <div className={styles.fundList} data-testid="fund-list">
      <h3 id={headingId}>{heading}</h3>
      {resource.phase.kind === 'waiting' ? <div className={styles.fundListOutline} aria-hidden="true" /> : null}
      {resource.phase.kind === 'failed' || resource.isOutdated ? (
        <RetryPanel
          text={t('funds:list-failed')}
          action={t('common:panel.retry')}
          onRetry={() => void resource.load()}
        />
      ) : null}
      {resource.value ? <OfferLimit {...resource.value} /> : null}
      {funds?.length === 0 && resource.value?.upTo !== 0 ? <p className={styles.fundListNote}>{empty}</p> : null}
      {funds && funds.length > 0 ? (
        <>
          <ul aria-labelledby={headingId}>
            {funds.map((fund) => (
              <li key={fundKey(fund)}>
                <button
                  type="button"
                  onClick={() => {
                    onOpen(fund);
                  }}
                >
                  <span>
                    {fund.name}
                    <FundFacts fund={fund} className={styles.fundsHomeFacts} />
                  </span>
                  <OneYearPerformance fund={fund} />
                </button>
              </li>
            ))}
          </ul>
          <p className={styles.fundListNote}>
            <TotalReturnBasis figure={t('funds:one-year')} dates={performanceDates(funds)} />
          </p>
        </>
      ) : null}
    </div>
  );
});

/**
 * States the limit of the suggested funds, and the way to be assessed where that is the reason [SUIT-24, SUIT-29,
 * SUIT-30].
 */
function OfferLimit({ upTo = 5, unassessed }: ListedFunds) {
  const { t } = useTexts();
  const configuration = useConfiguration();
  if (upTo === 5) return null;
  const reason = unassessed ?? (upTo === 0 ? 'none' : 'rated');
  return (
    <p className={styles.fundListNote}>
      {t(`funds:offer-${reason}`, { risk: `RR${String(upTo)}` })}
      {reason === 'rated' ? null : (
        <>
          <SentenceGap />
          <Link to={destinationAddress('suitabilityForm', configuration)}>
            {t(unassessed ? `account-state:next-risk-${unassessed}` : 'account-state:next-no-risk-rating')}
          </Link>
        </>
      )}
    </p>
  );
}
