import { observer } from 'mobx-react-lite';
import { fundId } from '../../../../domain/funds/finding/fund-listing';
import type { FundPreview } from '../../../../domain/funds/finding/fund-preview';
import { Button } from '../../../components/button';
import { useTexts } from '../../../i18n/use-texts';
import { FundName } from '../../../orders/fund-choice/fund-name';
import { SubscriptionFacts } from './subscription-facts';
import * as orderPageStyles from '../../../orders/order-page.module.css';
import * as styles from '../place-order.module.css';

type ChoiceProps = {
  readonly funds: readonly FundPreview[];
  /** The funds that are in the order already. */
  readonly taken: readonly { readonly fund: FundPreview }[];
  readonly onChoose: (id: string) => void;
};

/** The new funds that are subscribed now, each with its terms, to be taken into the order [TRADE-26, CONF-27]. */
export const NewFundChoice = observer(function NewFundChoice({ funds, taken, onChoose }: ChoiceProps) {
  const { t } = useTexts();
  const left = funds.filter((fund) => taken.every((one) => fundId(one.fund) !== fundId(fund)));
  if (funds.length === 0)
    return (
      <p className={styles.placeOrderEmpty} data-testid="place-order-empty">
        {t('place-order:no-new-fund')}
      </p>
    );
  if (left.length === 0) return null;
  return (
    <section aria-label={t('place-order:new-funds')}>
      <ul className={styles.placeOrderCards} data-funds="">
        {left.map((fund) => (
          <li key={fundId(fund)}>
            <article
              className={`${orderPageStyles.orderCard} ${styles.placeOrderCard}`}
              data-testid="place-order-card"
              aria-label={fund.name}
            >
              <header>
                <FundName fund={fund} />
              </header>
              <SubscriptionFacts fund={fund} />
              <p>
                <Button
                  theme="outlined"
                  aria-label={t('place-order:take-of', { name: fund.name })}
                  onClick={() => onChoose(fundId(fund))}
                >
                  {t('place-order:take')}
                </Button>
              </p>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
});
