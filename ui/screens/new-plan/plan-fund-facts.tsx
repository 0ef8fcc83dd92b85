import { observer } from 'mobx-react-lite';
import { formatPercentFigure } from '../../../domain/formatting/format-number';
import { Fact } from '../../components/figures/fact';
import { moneyText } from '../../components/figures/money-text';
import { useTexts } from '../../i18n/use-texts';
import { EntryFacts } from '../../orders/facts/entry-facts';
import { HeldFacts } from '../../orders/facts/held-facts';
import { PriceFact } from '../../orders/facts/price-fact';
import type { PlanFigures } from './plan-figures';

/** The facts that decide over a plan beside its amount: price, limits, fee, account, and what is held of the fund [ROLE-08, RSP-07, TIER-21, TIER-26]. */
export const PlanFundFacts = observer(function PlanFundFacts({ figures }: { readonly figures: PlanFigures }) {
  const { t } = useTexts();
  const { fund, currency, minimum, maximum, feePercent, held, accountNo } = figures;
  return (
    <EntryFacts
      summary={t('plans:new-plan.facts')}
      deciding={
        <>
          <PriceFact currency={fund.baseCurrency} price={fund.fundPrice?.price} date={fund.fundPrice?.date} />
          <Fact label={t('place-order:fee-rate')}>{formatPercentFigure(feePercent, feePercent.scale)}</Fact>
        </>
      }
    >
      {minimum ? (
        <Fact label={t('plans:new-plan.bounds')}>
          {maximum
            ? t('order-list:bounds-between', {
                minimum: moneyText(currency, minimum),
                maximum: moneyText(currency, maximum),
              })
            : t('order-list:bounds-from', { minimum: moneyText(currency, minimum) })}
        </Fact>
      ) : null}
      {accountNo ? <Fact label={t('order-list:account')}>{accountNo}</Fact> : null}
      <HeldFacts fund={fund} lines={held} />
    </EntryFacts>
  );
});
