import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import type { Decimal } from '../../../domain/money/decimal';
import { unitPlaces } from '../../../domain/trading/dealing/deal-order';
import { Amount } from '../../components/figures/amount';
import { Fact } from '../../components/figures/fact';
import { useTexts } from '../../i18n/use-texts';
import { ExchangeFact } from '../exchange-fact';
import { unitsText } from '../quantity-text';
import { FactRows } from './entry-facts';
import { PriceFact } from './price-fact';

type SwitchTargetFactsProps = {
  readonly target: FundPreview;
  /** The currency in which the switch is settled. */
  readonly currency: string;
  /** The units that one switch buys; undefined where they aren't known. */
  readonly boughtUnits: Decimal | undefined;
};

/** The facts about the fund that a monthly switch goes into: its price, and the units that one switch buys [RSP-08, TRADE-43]. */
export function SwitchTargetFacts({ target, currency, boughtUnits }: SwitchTargetFactsProps) {
  const { t } = useTexts();
  return (
    <FactRows data-testid="order-facts">
      <PriceFact currency={target.baseCurrency} price={target.fundPrice?.price} date={target.fundPrice?.date} />
      {boughtUnits ? (
        <Fact label={t('place-order:units-into')}>
          <Amount>{unitsText(boughtUnits, unitPlaces)}</Amount>
        </Fact>
      ) : null}
      <ExchangeFact from={currency} into={target.baseCurrency} day={undefined} />
    </FactRows>
  );
}
