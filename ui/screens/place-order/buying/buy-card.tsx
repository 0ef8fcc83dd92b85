import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { fundId } from '../../../../domain/funds/finding/fund-listing';
import { Select } from '../../../components/fields/select';
import { topUpPath } from '../../../../config/named-paths';
import { Amount } from '../../../components/figures/amount';
import { moneyText } from '../../../components/figures/money-text';
import { Link } from '../../../components/link';
import { FinePrint } from '../../../components/notices/note';
import { useTexts } from '../../../i18n/use-texts';
import { OldPriceNote } from '../../../funds/old-price-note';
import { NumberField } from '../../../orders/number-field';
import { usePaymentProblemText } from '../../../orders/payment-problem-text';
import { useProblemText } from '../../../orders/problem-text';
import { QuickShares } from '../../../orders/quick-shares';
import { RemoveLink } from '../../../orders/remove-link';
import { RefusalNote } from '../../../orders/refusal-note';
import type { FundToBuy } from './fund-to-buy';
import { PurchaseFacts, PurchaseResult } from './purchase-facts';
import { NewFundNote } from '../new-fund-note';
import { FundName } from '../../../orders/fund-choice/fund-name';
import * as orderPageStyles from '../../../orders/order-page.module.css';
import * as factsStyles from '../../../orders/facts/entry-facts.module.css';
import * as styles from '../place-order.module.css';

type BuyCardProps = {
  readonly bought: FundToBuy;
  readonly onRemove: () => void;
  readonly detailOf?: ((bought: FundToBuy) => ReactNode) | undefined;
};

/** One fund to buy: its amount beside the facts that decide; where a rule stops it, which [ORDQ-01, TRADE-98..101]. */
export const BuyCard = observer(function BuyCard({ bought, onRemove, detailOf }: BuyCardProps) {
  const { t } = useTexts();
  const { fund, currency, currencies, rule, problem, shownShortfall, parts, refusal, newFundRefusal } = bought;
  const problemText = useProblemText({ rule, currency });
  const paymentProblemText = usePaymentProblemText(bought);
  const canTopUp = bought.paymentOffers.some(({ payment }) => payment === 'cash-account');
  return (
    <article
      className={`${orderPageStyles.orderCard} ${styles.placeOrderCard}`}
      data-testid="place-order-card"
      aria-label={fund.name}
    >
      <header>
        <FundName fund={fund} />
        <RemoveLink name={fund.name} onRemove={onRemove} />
      </header>
      {newFundRefusal ? (
        <NewFundNote
          refusal={newFundRefusal}
          fundId={fundId(fund)}
          instead={newFundRefusal === 'new-fund' ? 'ipoBuy' : 'buy'}
        />
      ) : refusal !== undefined && refusal !== 'not-in-region' ? (
        <RefusalNote refusal={refusal} mend={t('place-order:remove-to-go-on')} />
      ) : (
        <div className={factsStyles.entryFactsBeside}>
          <div className={`${styles.placeOrderAmount} ${styles.placeOrderEntry}`}>
            <NumberField
              label={t('order-list:edit-amount', { currency })}
              error={problem ? problemText(problem) : shownShortfall && paymentProblemText(shownShortfall)}
              value={bought.typed}
              onType={bought.type}
              onLeave={bought.pause.end}
              trailing={
                currencies.length > 1 ? (
                  <Select
                    className={styles.placeOrderCurrency}
                    label={t('place-order:pay-in')}
                    value={currency}
                    options={currencies.map((value) => ({ value, label: value }))}
                    onChange={bought.payIn}
                  />
                ) : null
              }
            />
            {shownShortfall && canTopUp ? <Link to={topUpPath}>{t('place-order:top-up')}</Link> : null}
            {parts ? (
              <div>
                <QuickShares
                  legend={t(`place-order:parts-${parts.payment}`)}
                  value={bought.chosenPart ?? ''}
                  onChange={bought.takePart}
                />
                <FinePrint>
                  <Amount>
                    {t(`place-order:most-${parts.payment}`, { amount: moneyText(currency, parts.greatest) })}
                  </Amount>
                </FinePrint>
              </div>
            ) : null}
            <OldPriceNote name={fund.name} date={fund.fundPrice?.date} />
            {detailOf?.(bought)}
            <PurchaseResult bought={bought} />
          </div>
          <PurchaseFacts bought={bought} />
        </div>
      )}
    </article>
  );
});
