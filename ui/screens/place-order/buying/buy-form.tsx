import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import { fundId } from '../../../../domain/funds/finding/fund-listing';
import { Amount } from '../../../components/figures/amount';
import { Fact } from '../../../components/figures/fact';
import { moneyText } from '../../../components/figures/money-text';
import { useTexts } from '../../../i18n/use-texts';
import { OfferDetail } from '../../../orders/offer-detail';
import { orderOf, useOrderStop } from '../../../orders/unless-stopped';
import { useCheckedForm } from '../../../orders/use-checked-form';
import type { FundToBuy } from './fund-to-buy';
import type { BuyViewModel } from './buy-view-model';
import { BuyCard } from './buy-card';
import { FundPicker } from '../../../orders/fund-choice/fund-picker';
import { SuggestedFunds } from '../../../orders/fund-choice/suggested-funds';
import { useFocusOnFunds } from '../../../orders/fund-choice/use-focus-on-funds';
import { ContinueBar } from '../continue-bar';
import { FactRows } from '../../../orders/facts/entry-facts';
import { TierFact } from '../facts/tier-fact';
import * as styles from '../place-order.module.css';

type BuyFormProps = {
  readonly view: BuyViewModel;
  readonly onOrder: () => Promise<boolean>;
  /** Renders further content beside a fund's amount. */
  readonly detailOf?: (bought: FundToBuy) => ReactNode;
  /** The choice of funds, in place of the search for any. */
  readonly choice?: ReactNode;
};

/** The funds to buy, each with its amount, and a search for more [ORDQ-01]. */
export const BuyForm = observer(function BuyForm({ view, onOrder, detailOf, choice }: BuyFormProps) {
  const { t } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const order = orderOf(
    'buy',
    view.funds.map(({ fund }) => fund),
  );
  const submit = useCheckedForm(form, onOrder, useOrderStop([order]) !== undefined);
  const place = useFocusOnFunds(view.funds.length);
  return (
    <div ref={place} className={styles.placeOrderParts} data-testid="place-order-parts">
      {view.isOrdered ? (
        <form ref={form} noValidate className={styles.placeOrderForm} data-testid="place-order-form" onSubmit={submit}>
          <ul className={styles.placeOrderCards} data-funds="">
            {view.funds.map((bought) => (
              <li key={fundId(bought.fund)}>
                <BuyCard bought={bought} detailOf={detailOf} onRemove={() => view.remove(bought)} />
              </li>
            ))}
          </ul>
          <OrderFacts view={view} />
          <ContinueBar composer={view.composer} order={order} />
        </form>
      ) : choice ? null : (
        <p className={styles.placeOrderEmpty} data-testid="place-order-empty">
          {t('place-order:buy-empty')}
        </p>
      )}
      {choice ?? (
        <FundPicker
          finder={view.finder}
          label={t(view.isOrdered ? 'place-order:another-fund' : 'place-order:which-fund')}
          taken={view.funds.map(({ fund }) => fundId(fund))}
          onChoose={(id) => void view.add(id)}
        />
      )}
      {choice || view.isOrdered ? null : <SuggestedFunds held={view.held} onChoose={(id) => void view.add(id)} />}
    </div>
  );
});

/** The money that several purchases take together beside what can pay them, and the tier that the whole order makes. */
const OrderFacts = observer(function OrderFacts({ view }: Pick<BuyFormProps, 'view'>) {
  const { t } = useTexts();
  const { tierChange, totals } = view;
  if (!tierChange && totals.length === 0) return null;
  return (
    <FactRows data-testid="order-tier">
      {totals.map(({ currency, total, offers }) => (
        <Fact key={currency} label={t('place-order:total', { currency })}>
          <Amount>{moneyText(currency, total)}</Amount>
          {offers.map((offer) => (
            <OfferDetail key={offer.payment} offer={offer} currency={currency} />
          ))}
        </Fact>
      ))}
      <TierFact change={tierChange} own={view.ownTier} currency={view.currency} />
    </FactRows>
  );
});
