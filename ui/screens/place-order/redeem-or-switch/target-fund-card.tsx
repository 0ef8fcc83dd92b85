import { observer } from 'mobx-react-lite';
import { fundId } from '../../../../domain/funds/finding/fund-listing';
import type { ReactNode } from 'react';
import { isZero } from '../../../../domain/money/decimal';
import { Amount } from '../../../components/figures/amount';
import { Fact } from '../../../components/figures/fact';
import { useTexts } from '../../../i18n/use-texts';
import { OldPriceNote } from '../../../funds/old-price-note';
import { NumberField } from '../../../orders/number-field';
import { unitsText } from '../../../orders/quantity-text';
import { RemoveLink } from '../../../orders/remove-link';
import { RefusalNote } from '../../../orders/refusal-note';
import { FundName } from '../../../orders/fund-choice/fund-name';
import { NewFundNote } from '../new-fund-note';
import type { TargetFund } from './target-fund';
import type { RedeemOrSwitchViewModel } from './redeem-or-switch-view-model';
import { Facts } from '../../../components/figures/facts';
import * as orderPageStyles from '../../../orders/order-page.module.css';
import * as styles from '../place-order.module.css';

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
  const { rule } = view.leaving;
  const refusal = view.targetRefusal(target);
  const why = view.mismatchOf(target);
  const part = view.isPercentSumWrong ? undefined : view.parts[place];
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
        <NumberField label={t('place-order:percent-into')} error={said} value={target.typed} onType={target.type} />
      )}
      {why || refusal ? null : <OldPriceNote name={fund.name} date={fund.fundPrice?.date} />}
      {why || refusal ? null : detailOf?.(target)}
      {part && rule ? (
        <Facts data-testid="order-facts">
          <Fact label={t('order-list:units-S')}>
            <Amount>{unitsText(part, rule.places)}</Amount>
          </Fact>
        </Facts>
      ) : null}
    </article>
  );
});
