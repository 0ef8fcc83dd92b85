import { useTranslation } from 'react-i18next';
import type { Decimal } from '../../domain/money/decimal';
import { Amount } from '../components/amount';
import { Fact } from '../components/fact';
import { moneyText } from '../components/money-text';

type CostProps = { readonly cost: { readonly fee: Decimal; readonly total: Decimal }; readonly currency: string };

/** The fee of a purchase, and what is debited in all [TRADE-18, ENT-59]. */
export function CostFacts({ cost: { fee, total }, currency }: CostProps) {
  const { t } = useTranslation();
  return (
    <>
      <Fact label={t('order-list.fee')}>
        <Amount>{moneyText(currency, fee)}</Amount>
      </Fact>
      <Fact label={t('order-list.total')}>
        <Amount>{moneyText(currency, total)}</Amount>
      </Fact>
    </>
  );
}
