import { useTranslation } from 'react-i18next';
import { regionDefaults } from '../../../config/regions';
import { compare } from '../../../domain/money/decimal';
import { examplePurchase, type TierView } from '../../../domain/tiers/tier-view';
import { useConfiguration } from '../../app/injection';
import { Amount } from '../../components/amount';
import { feeText } from './fee-text';
import { moneyText } from './money-text';
import { Fact } from './fact';

/** The tier's fee, the way to the next one, and how tiers are set [TIER-01, TIER-16, TIER-17, TIER-21..23, TIER-28, TIER-34]. */
export function TierSummary({ tier }: { readonly tier: TierView }) {
  const { t } = useTranslation();
  const { benefits } = tier;
  return (
    <>
      {benefits ? (
        <dl>
          <Fact label={t('tier.fee')}>{feeText(benefits.singlePurchaseFee)}</Fact>
          {benefits.next ? <NextTier next={benefits.next} saving={tier.saving} /> : null}
        </dl>
      ) : null}
      <details>
        <summary>{t('tier.terms-heading')}</summary>
        <p>{t('tier.terms')}</p>
      </details>
    </>
  );
}

type NextTierProps = {
  readonly next: NonNullable<NonNullable<TierView['benefits']>['next']>;
  readonly saving: TierView['saving'];
};

function NextTier({ next, saving }: NextTierProps) {
  const { t } = useTranslation();
  const { region } = useConfiguration();
  const currency = regionDefaults[region].defaultCurrency;
  return (
    <>
      <Fact label={t('tier.to-next', { tier: t(`tier.level-${next.tier.id}`) })}>
        <Amount>{moneyText(currency, next.amount)}</Amount>
      </Fact>
      <Fact label={t('tier.next-fee')}>{feeText(next.fee)}</Fact>
      {saving ? (
        <Fact label={t('tier.saving', { purchase: moneyText(currency, examplePurchase) })}>
          {moneyText(currency, saving.min)}
          {compare(saving.min, saving.max) === 0 ? null : ` - ${moneyText(currency, saving.max)}`}
        </Fact>
      ) : null}
    </>
  );
}
