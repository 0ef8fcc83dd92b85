import { feeBeforePoints } from '../../domain/fees/points-for-fee';
import { type Decimal, isZero, negate, zero } from '../../domain/money/decimal';
import { Amount } from '../components/figures/amount';
import { Fact } from '../components/figures/fact';
import { moneyText } from '../components/figures/money-text';
import { useTexts } from '../i18n/use-texts';

type CostProps = {
  /** `waived`: what points take off the fee, which is stated without it. */
  readonly cost: { readonly fee: Decimal; readonly waived?: Decimal; readonly total: Decimal };
  readonly currency: string;
};

/**
 * The fee of a purchase, before points and after them where any are redeemed, and what is debited in all [TRADE-18,
 * ENT-59, EPNT-06].
 */
export function CostFacts({ cost: { fee, waived = zero, total }, currency }: CostProps) {
  const { t } = useTexts();
  return (
    <>
      {isZero(waived) ? null : (
        <>
          <Fact label={t('order-list:fee-before-points')}>
            <Amount>{moneyText(currency, feeBeforePoints(fee, waived))}</Amount>
          </Fact>
          <Fact label={t('order-list:points-off')}>
            <Amount>{moneyText(currency, negate(waived))}</Amount>
          </Fact>
        </>
      )}
      <Fact label={t('order-list:fee')}>
        <Amount>{moneyText(currency, fee)}</Amount>
      </Fact>
      <Fact label={t('order-list:total')}>
        <Amount>{moneyText(currency, total)}</Amount>
      </Fact>
    </>
  );
}
