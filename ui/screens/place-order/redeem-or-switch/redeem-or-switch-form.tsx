import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import { destinationAddress } from '../../../../config/destinations';
import { useConfiguration } from '../../../app/injection';
import { SentenceGap } from '../../../components/sentence-gap';
import { Link } from '../../../components/link';
import { fundId } from '../../../../domain/funds/finding/fund-listing';
import { formatPercentFigure } from '../../../../domain/formatting/format-number';
import { type Decimal, isNegative, isZero, negate } from '../../../../domain/money/decimal';
import { OldPriceNote } from '../../../funds/old-price-note';
import { useTexts } from '../../../i18n/use-texts';
import { RefusalNote } from '../../../orders/refusal-note';
import { FundPicker } from '../../../orders/fund-choice/fund-picker';
import { useFocusOnFunds } from '../../../orders/fund-choice/use-focus-on-funds';
import { ContinueBar } from '../continue-bar';
import { OutflowFactList } from './outflow-fact-list';
import { HoldingChoice } from './holding-choice';
import { TargetFundCard } from './target-fund-card';
import type { TargetFund } from './target-fund';
import { UnitsFields } from './units-fields';
import type { RedeemOrSwitchViewModel } from './redeem-or-switch-view-model';
import { orderOf, useOrderStop } from '../../../orders/unless-stopped';
import { useCheckedForm } from '../../../orders/use-checked-form';
import * as orderPageStyles from '../../../orders/order-page.module.css';
import * as factsStyles from '../../../orders/facts/entry-facts.module.css';
import * as styles from '../place-order.module.css';

type RedeemOrSwitchFormProps = {
  readonly view: RedeemOrSwitchViewModel;
  readonly onOrder: () => Promise<boolean>;
  /** The choice of target funds, in place of the search for any. */
  readonly choice?: ReactNode;
  /** Renders further content beside such a fund's percent. */
  readonly detailOf?: (into: TargetFund) => ReactNode;
};

/** The form of a redemption or switch: holding, units and, for a switch, target funds [ORDQ-02, ORDQ-03]. */
export const RedeemOrSwitchForm = observer(function RedeemOrSwitchForm({
  view,
  onOrder,
  choice,
  detailOf,
}: RedeemOrSwitchFormProps) {
  const { t } = useTexts();
  const configuration = useConfiguration();
  const form = useRef<HTMLFormElement>(null);
  const { refusal, chosen } = view;
  const order = orderOf(view.kind, [chosen?.holding.fund, ...view.targets.map(({ fund }) => fund)]);
  const submit = useCheckedForm(form, onOrder, useOrderStop([order]) !== undefined);
  const place = useFocusOnFunds(view.targets.length);
  if (view.holdings.length === 0)
    return (
      <div className={styles.placeOrderEmpty} data-testid="place-order-empty">
        <p>{t('place-order:nothing-held')}</p>
        <Link to={destinationAddress('fundSearch', configuration)}>{t('place-order:to-funds')}</Link>
      </div>
    );
  return (
    <div ref={place} className={styles.placeOrderParts} data-testid="place-order-parts">
      <form ref={form} noValidate className={styles.placeOrderForm} data-testid="place-order-form" onSubmit={submit}>
        <HoldingChoice view={view}>
          {chosen && refusal === undefined ? (
            <>
              <OldPriceNote name={chosen.holding.fund.name} date={chosen.holding.fund.priceDate} />
              <div className={factsStyles.entryFactsBeside}>
                <UnitsFields view={view} />
                <OutflowFactList view={view} />
              </div>
            </>
          ) : null}
          {refusal !== undefined && refusal !== 'not-in-region' ? <RefusalNote refusal={refusal} /> : null}
        </HoldingChoice>
        {chosen && refusal === undefined ? (
          <>
            <TargetFundCards view={view} detailOf={detailOf} />
            {view.kind === 'sell' || view.targets.length > 0 ? (
              <ContinueBar composer={view.composer} order={order} />
            ) : null}
          </>
        ) : null}
      </form>
      {view.kind === 'switch' && chosen && refusal === undefined
        ? (choice ?? (
            <FundPicker
              finder={view.finder}
              label={t(view.targets.length === 0 ? 'place-order:into-which' : 'place-order:into-another')}
              taken={view.targets.map(({ fund }) => fundId(fund))}
              left={chosen.holding.fund}
              onChoose={(code) => void view.add(code)}
            />
          ))
        : null}
    </div>
  );
});

type TargetFundCardsProps = Pick<RedeemOrSwitchFormProps, 'view'> & {
  readonly detailOf: RedeemOrSwitchFormProps['detailOf'];
};

const TargetFundCards = observer(function TargetFundCards({ view, detailOf }: TargetFundCardsProps) {
  const { t } = useTexts();
  if (view.targets.length === 0) return null;
  return (
    <section className={styles.placeOrderInto} data-testid="place-order-into" aria-label={t('place-order:into')}>
      <h2>{t('place-order:into')}</h2>
      <ul className={styles.placeOrderCards} data-funds="">
        {view.targets.map((into, place) => (
          <li key={fundId(into.fund)}>
            <TargetFundCard view={view} target={into} place={place} detailOf={detailOf} />
          </li>
        ))}
      </ul>
      <SharedTotal view={view} />
    </section>
  );
});

/** The shares of the targets together, what is left of them, and the way to equal ones; wrong once each is whole [ORDQ-02]. */
const SharedTotal = observer(function SharedTotal({ view }: Pick<RedeemOrSwitchFormProps, 'view'>) {
  const { t } = useTexts();
  const { total, left } = view.shares;
  const percent = (figure: Decimal) => formatPercentFigure(figure, figure.scale);
  return (
    <div className={styles.placeOrderShares} data-testid="place-order-shares">
      <p role="status">
        {t('place-order:shares-total', { total: percent(total) })}
        <SentenceGap />
        {isZero(left)
          ? null
          : isNegative(left)
            ? t('place-order:shares-over', { over: percent(negate(left)) })
            : t('place-order:shares-left', { left: percent(left) })}
      </p>
      {view.targets.length > 1 ? (
        <button type="button" className={orderPageStyles.orderLink} onClick={view.shareEqually}>
          {t('place-order:equal-parts')}
        </button>
      ) : null}
      {view.isPercentSumWrong ? (
        <p className={styles.placeOrderOff} role="alert">
          {t('place-order:percents-off')}
        </p>
      ) : null}
    </div>
  );
});
