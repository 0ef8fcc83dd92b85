import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import { Fact } from '../../components/figures/fact';
import { useTexts } from '../../i18n/use-texts';
import { EntryFacts } from './entry-facts';
import { HoldingFacts } from './holding-facts';
import { PriceFact } from './price-fact';

/** The facts that decide over a monthly switch beside its units: the price, and what the holding is worth and has brought [RSP-08, RSP-09, HOLD-08]. */
export function SwitchedHoldingFacts({ holding }: { readonly holding: PortfolioHolding }) {
  const { t } = useTexts();
  const { accountNo, fund } = holding;
  return (
    <EntryFacts
      summary={t('plans:switch-plan.facts')}
      deciding={
        <>
          <PriceFact currency={fund.baseCurrency} price={fund.price} date={fund.priceDate} />
          <HoldingFacts holding={holding} />
        </>
      }
    >
      <Fact label={t('order-list:account')}>{accountNo}</Fact>
    </EntryFacts>
  );
}
