import { useConfiguration } from '../../../app/injection';
import { singlePurchaseFee } from '../../../../domain/fees/by-tier/single-purchase-fee';
import type { TierView } from '../../../../domain/fees/by-tier/tier-view';
import type { TierChange } from '../../../../domain/trading/simulation/tier-change';
import { Amount } from '../../../components/figures/amount';
import { Fact } from '../../../components/figures/fact';
import { feeText } from '../../../components/figures/fee-text';
import { moneyText } from '../../../components/figures/money-text';
import { FinePrint } from '../../../components/notices/note';
import { useLevelName } from '../../../components/figures/level-name';
import { useTexts } from '../../../i18n/use-texts';

type TierFactProps = {
  /** Undefined where holdings don't decide over the tier, or while the money isn't known. */
  readonly change: TierChange | undefined;
  /** The client's tier as the server states it. */
  readonly own: TierView | undefined;
  readonly currency: string;
};

/** The tier that the client's holdings come to after the order, its fee where it is another one, and what is left to the next [TIER-06, TIER-21, TIER-22]. */
export function TierFact({ change, own, currency }: TierFactProps) {
  const { t } = useTexts();
  const { region } = useConfiguration();
  const levelName = useLevelName(own);
  if (!change) return null;
  const { before, after, next } = change;
  const isSame = before.id === after.id;
  return (
    <Fact label={t('order-list:rehearsal.tier')}>
      {isSame
        ? t('place-order:tier-stays', { tier: levelName(after.id) })
        : t('place-order:tier-becomes', { tier: levelName(after.id) })}
      {isSame ? null : (
        <FinePrint>{t('place-order:tier-fee', { fee: feeText(singlePurchaseFee(region, after.id)) })}</FinePrint>
      )}
      {next ? (
        <FinePrint>
          {t('summaries:tier.to-next', { tier: t(`summaries:tier.level-${next.next.id}`) })}{' '}
          <Amount>{moneyText(currency, next.amount)}</Amount>
        </FinePrint>
      ) : null}
    </Fact>
  );
}
