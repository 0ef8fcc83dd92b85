import { observer } from 'mobx-react-lite';
import { regionDefaults } from '../../../../config/regions';
import { formatDate } from '../../../../domain/formatting/format-date';
import { parseDecimal } from '../../../../domain/money/decimal';
import { pointRules } from '../../../../domain/points/point-rules';
import type { PointsView } from '../../../../domain/points/points-view';
import type { Region } from '../../../../domain/region';
import { orderDesks } from '../../../../domain/trading/orders/order-desk';
import { useConfiguration } from '../../../app/injection';
import { Amount } from '../../../components/figures/amount';
import { useTexts } from '../../../i18n/use-texts';
import { moneyText } from '../../../components/figures/money-text';
import { PointsExpiry } from './points-expiry';
import { pointsText } from './points-text';
import { Fact } from '../../../components/figures/fact';

/** Shows the number of points; a dash where only other facts are known [EPNT-02]. */
export function PointsBalance({ balance }: { readonly balance: number | undefined }) {
  const { t } = useTexts();
  if (balance === undefined) return '–';
  return <Amount>{t('summaries:points.count', { count: balance, points: pointsText(balance) })}</Amount>;
}

/**
 * The fee the points could waive and of which orders, what expires first, the region's own line, and every expiry
 * [EPNT-01..05, EPNT-07, EPNT-08].
 */
export const PointsSummary = observer(function PointsSummary({ points }: { readonly points: PointsView }) {
  const { t, language } = useTexts();
  const { region, extensions } = useConfiguration();
  const { feeWaivable, expiryDate, couponEvent } = points;
  const soon = [
    { label: t('summaries:points.expiring'), count: points.pointsAboutToExpire ?? 0 },
    { label: t('summaries:points.reminder'), count: points.reminderPoints ?? 0 },
  ];
  const areRedeemed = orderDesks[region].takesPoints || extensions.has('order-points');
  return (
    <>
      <dl>
        {feeWaivable ? (
          <Fact label={t('summaries:points.waives')}>
            <Amount>{moneyText(regionDefaults[region].defaultCurrency, feeWaivable)}</Amount>
          </Fact>
        ) : null}
        {feeWaivable ? (
          <Fact label={t('summaries:points.taken-by')}>
            {pointRules[region].ordersTaking.map((order) => t(`summaries:points.order-${order}`)).join(' · ')}
          </Fact>
        ) : null}
        {expiryDate ? <Fact label={t('summaries:points.first-expiry')}>{formatDate(expiryDate, language)}</Fact> : null}
        {soon
          .filter(({ count }) => count > 0)
          .map(({ label, count }) => (
            <Fact key={label} label={label}>
              <Amount>{pointsText(count)}</Amount>
            </Fact>
          ))}
        {couponEvent ? (
          <Fact label={t('summaries:points.coupon')}>
            {couponEvent.value === undefined
              ? couponEvent.code
              : t('summaries:points.coupon-value', {
                  code: couponEvent.code,
                  value: faceValue(region, couponEvent.value),
                })}
          </Fact>
        ) : null}
      </dl>
      {feeWaivable && !areRedeemed ? <p>{t('summaries:points.not-by-order')}</p> : null}
      <PointsExpiry details={points.details} />
    </>
  );
});

/** A coupon's value with its currency; one that is no number stands as the server writes it. */
function faceValue(region: Region, value: string): string {
  const amount = parseDecimal(value);
  return amount.ok ? moneyText(regionDefaults[region].defaultCurrency, amount.value) : value;
}
