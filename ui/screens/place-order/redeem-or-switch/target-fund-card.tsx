import { observer } from 'mobx-react-lite';
import { fundId } from '../../../../domain/funds/finding/fund-listing';
import { type ReactNode, useEffect } from 'react';
import { isZero } from '../../../../domain/money/decimal';
import { Amount } from '../../../components/figures/amount';
import { Fact } from '../../../components/figures/fact';
import { moneyText } from '../../../components/figures/money-text';
import { FinePrint } from '../../../components/notices/note';
import { useTexts } from '../../../i18n/use-texts';
import { OldPriceNote } from '../../../funds/old-price-note';
import { EstimateFailed } from '../../../orders/estimate-failed';
import { ExchangeFact } from '../../../orders/exchange-fact';
import { FactRows } from '../../../orders/facts/entry-facts';
import { PriceFact } from '../../../orders/facts/price-fact';
import { NumberField } from '../../../orders/number-field';
import { unitsText } from '../../../orders/quantity-text';
import { RemoveLink } from '../../../orders/remove-link';
import { RefusalNote } from '../../../orders/refusal-note';
import { FundName } from '../../../orders/fund-choice/fund-name';
import { EstimatedUnits } from '../../../orders/facts/estimated-units';
import { NewFundNote } from '../new-fund-note';
import type { TargetFund } from './target-fund';
import type { RedeemOrSwitchViewModel } from './redeem-or-switch-view-model';
import * as orderPageStyles from '../../../orders/order-page.module.css';
import * as styles from '../place-order.module.css';

type TargetFactsProps = {
  readonly view: RedeemOrSwitchViewModel;
  readonly target: TargetFund;
  readonly place: number;
};

type TargetFundCardProps = {
  readonly view: RedeemOrSwitchViewModel;
  readonly target: TargetFund;
  readonly place: number;
  readonly detailOf?: ((into: TargetFund) => ReactNode) | undefined;
};

/** A target fund of a switch, with its percent and the resulting units [ORDQ-02]. */
export const TargetFundCard = observer(function TargetFundCard({ view, target, place, detailOf }: TargetFundCardProps) {
  const { t } = useTexts();
  const { fund, problem } = target;
  const refusal = view.targetRefusal(target);
  const why = view.mismatchOf(target);
  const part = view.partOf(place);
  const noUnit = part && isZero(part) ? t('place-order:no-unit') : undefined;
  const said = problem ? t(`place-order:percent-${problem}`) : noUnit;
  return (
    <article
      className={`${orderPageStyles.orderCard} ${styles.placeOrderCard}`}
      data-testid="place-order-card"
      aria-label={fund.name}
    >
      <header>
        <FundName fund={fund} />
        <RemoveLink name={fund.name} onRemove={() => view.remove(target)} />
      </header>
      {why ? (
        <NewFundNote refusal={why} fundId={fundId(fund)} instead={why === 'new-fund' ? 'ipoSwitch' : 'switch'} />
      ) : refusal !== undefined && refusal !== 'not-in-region' ? (
        <RefusalNote refusal={refusal} mend={t('place-order:remove-to-go-on')} />
      ) : (
        <NumberField
          label={t('place-order:percent-into')}
          error={said}
          value={target.typed}
          onType={target.type}
          onLeave={target.pause.end}
        />
      )}
      {why || refusal ? null : <OldPriceNote name={fund.name} date={fund.fundPrice?.date} />}
      {why || refusal ? null : detailOf?.(target)}
      {why || refusal ? null : <TargetFacts view={view} target={target} place={place} />}
    </article>
  );
});

/** What decides over a target: its price, and of its part of the switch the units that leave, the money and the units that it buys, as far as they are known [ORDQ-02, TRADE-43]. */
const TargetFacts = observer(function TargetFacts({ view, target, place }: TargetFactsProps) {
  const { t } = useTexts();
  const { fund, estimate } = target;
  const { rule, currency } = view.leaving;
  const part = view.partOf(place);
  const amount = view.broughtAmounts[place];
  useEffect(() => {
    target.refreshEstimate(amount && { amount, currency });
  }, [target, fund, amount, currency]);
  return (
    <>
      <FactRows data-testid="order-facts">
        {view.isIpo ? null : (
          <PriceFact currency={fund.baseCurrency} price={fund.fundPrice?.price} date={fund.fundPrice?.date} />
        )}
        {part && rule ? (
          <Fact label={t('order-list:units-S')}>
            <Amount>{unitsText(part, rule.places)}</Amount>
            {amount ? (
              <FinePrint>
                <Amount>{t('place-order:about', { amount: moneyText(currency, amount) })}</Amount>
              </FinePrint>
            ) : null}
          </Fact>
        ) : null}
        <EstimatedUnits label={t('place-order:units-into')} estimate={estimate} />
        <ExchangeFact from={currency} into={fund.baseCurrency} day={view.facts.dates?.dates?.switchedAt} />
      </FactRows>
      {estimate.phase.kind === 'failed' ? <EstimateFailed of="units" onRetry={() => void estimate.retry()} /> : null}
    </>
  );
});
