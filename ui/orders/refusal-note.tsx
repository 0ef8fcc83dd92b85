import { useTranslation } from 'react-i18next';
import { destinationAddress } from '../../config/destinations';
import type { FundActionRefusal } from '../../domain/funds/fund-actions';
import type { FundBarRefusal } from '../../domain/funds/fund-bar';
import { useConfiguration } from '../app/injection';
import { Link } from '../components/link';
import { Notice } from '../components/notice';

type RefusalNoteProps = {
  readonly refusal: Exclude<FundActionRefusal | FundBarRefusal, 'not-in-region'>;
  /** What can be done about it here. */
  readonly mend?: string;
};

/** The rule of a fund or a client that stops an order, and what to do [SUIT-26..33, TIER-35, FUND-34]. */
export function RefusalNote({ refusal, mend }: RefusalNoteProps) {
  const { t } = useTranslation();
  const { profile, region } = useConfiguration();
  const asksForRating = refusal === 'no-risk-rating' || refusal === 'risk-profile';
  return (
    <Notice tone="warning">
      {[t(`fund-action.why-${refusal}`), mend].filter(Boolean).join(' ')}
      {asksForRating ? (
        <>
          {' '}
          <Link to={destinationAddress('suitabilityForm', profile, region)}>{t('order-list.questionnaire')}</Link>
        </>
      ) : null}
    </Notice>
  );
}
