import type { ReactNode } from 'react';
import { formatPercentFigure } from '../../../domain/formatting/format-number';
import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import type { Decimal } from '../../../domain/money/decimal';
import { Fact } from '../../components/figures/fact';
import { moneyText } from '../../components/figures/money-text';
import { useTexts } from '../../i18n/use-texts';
import { EntryFacts } from './entry-facts';
import { HeldFacts } from './held-facts';
import { PriceFact } from './price-fact';

type PlanFundFactsProps = {
  readonly fund: FundPreview;
  /** The currency of the plan's amounts. */
  readonly currency: string;
  readonly minimum: Decimal | undefined;
  readonly maximum: Decimal | undefined;
  /** The fee of each purchase, in percent; undefined where it isn't known. */
  readonly feePercent: Decimal | undefined;
  /** The account that the plan invests for; undefined where the server names it. */
  readonly accountNo: string | undefined;
  /** The client's lines of the fund. */
  readonly held: readonly PortfolioHolding[];
  /** The facts about what pays, where no field beside them states it. */
  readonly payment?: ReactNode;
};

/** The facts that decide over a plan beside its amount: price, limits, fee, account, and what is held of the fund [ROLE-08, RSP-07, RSP-09, TIER-21, TIER-26]. */
export function PlanFundFacts(props: PlanFundFactsProps) {
  const { t } = useTexts();
  const { fund, currency, minimum, maximum, feePercent, accountNo, held, payment } = props;
  return (
    <EntryFacts
      summary={t('plans:new-plan.facts')}
      deciding={
        <>
          <PriceFact currency={fund.baseCurrency} price={fund.fundPrice?.price} date={fund.fundPrice?.date} />
          {feePercent ? (
            <Fact label={t('place-order:fee-rate')}>{formatPercentFigure(feePercent, feePercent.scale)}</Fact>
          ) : null}
          {payment}
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
}
