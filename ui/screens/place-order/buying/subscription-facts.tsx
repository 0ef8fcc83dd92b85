import { formatDate } from '../../../../domain/formatting/format-date';
import { formatExact } from '../../../../domain/formatting/format-exact';
import type { FundPreview } from '../../../../domain/funds/finding/fund-preview';
import { Fact } from '../../../components/figures/fact';
import { usePromisedDate } from '../../../funds/use-promised-date';
import { useTexts } from '../../../i18n/use-texts';
import { Facts } from '../../../components/figures/facts';
import { Note } from '../../../components/notices/note';

/**
 * Shows a new fund's subscription period, launch and issue price, and that nothing can leave it before [TRADE-26,
 * TRADE-137..139].
 */
export function SubscriptionFacts({ fund }: { readonly fund: FundPreview }) {
  const { t, language } = useTexts();
  const promised = usePromisedDate();
  const { subscription, baseCurrency } = fund;
  if (!subscription) return null;
  const { until, dealsOn, issuePrice } = subscription;
  return (
    <>
      <Facts data-testid="order-facts">
        <Fact label={t('place-order:subscribed-until')}>{formatDate(until, language)}</Fact>
        <Fact label={t('place-order:deals-on')}>{promised(dealsOn)}</Fact>
        {issuePrice ? (
          <Fact label={t('place-order:issue-price')}>
            {baseCurrency} {formatExact(issuePrice, 2)}
          </Fact>
        ) : null}
      </Facts>
      <Note data-testid="place-order-note">{t('place-order:not-before', { date: promised(dealsOn) })}</Note>
    </>
  );
}
