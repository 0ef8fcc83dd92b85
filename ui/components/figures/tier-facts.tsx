import { regionDefaults } from '../../../config/regions';
import { compare } from '../../../domain/money/decimal';
import type { Region } from '../../../domain/region';
import { examplePurchase, type TierView } from '../../../domain/fees/by-tier/tier-view';
import { useTexts } from '../../i18n/use-texts';
import { Amount } from './amount';
import { Fact } from './fact';
import { feeText } from './fee-text';
import { moneyText } from './money-text';

type TierFactsProps = { readonly tier: TierView; readonly region: Region };

/** Shows a tier's fee, the distance to the next tier, and what that one would save [TIER-21..23, TIER-34]. */
export function TierFacts({ tier, region }: TierFactsProps) {
  const { t } = useTexts();
  const { benefits, saving } = tier;
  if (!benefits) return null;
  const { next } = benefits;
  const currency = regionDefaults[region].defaultCurrency;
  return (
    <dl>
      <Fact label={t('summaries:tier.fee')}>{feeText(benefits.singlePurchaseFee)}</Fact>
      {next ? (
        <>
          <Fact label={t('summaries:tier.to-next', { tier: t(`summaries:tier.level-${next.tier.id}`) })}>
            <Amount>{moneyText(currency, next.amount)}</Amount>
          </Fact>
          <Fact label={t('summaries:tier.next-fee')}>{feeText(next.fee)}</Fact>
        </>
      ) : null}
      {next && saving ? (
        <Fact label={t('summaries:tier.saving', { purchase: moneyText(currency, examplePurchase) })}>
          {moneyText(currency, saving.min)}
          {compare(saving.min, saving.max) === 0 ? null : ` - ${moneyText(currency, saving.max)}`}
        </Fact>
      ) : null}
    </dl>
  );
}
