import { observer } from 'mobx-react-lite';
import type { TFunction } from 'i18next';
import { type PaymentCurrency, paymentCurrencies } from '../../../../domain/holdings/payment-currency';
import { describeTaiwanAccount, type TaiwanAccountType } from '../../../../domain/holdings/taiwan-account-type';
import { accountTypesPaidIn } from '../../../../domain/holdings/view/currency-switcher';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/notices/dialog';
import { useTexts } from '../../../i18n/use-texts';
import { accountKindName } from '../account-kind-name';
import type { PortfolioViewModel } from '../portfolio-view-model';
import * as styles from './currency-choices.module.css';

type CurrencyChoicesProps = { readonly view: PortfolioViewModel; readonly onClose: () => void };

/**
 * The currencies to choose from, each with the kinds of account that it shows, in a dialog that closes with the choice
 * [PORT-27, PORT-56, CONFLICT-26].
 */
export const CurrencyChoices = observer(function CurrencyChoices({ view, onClose }: CurrencyChoicesProps) {
  const { t } = useTexts();
  const chosen = view.query.filter.paymentCurrency ?? 'ALL';
  return (
    <Dialog title={t('toolbar:filters.paid')} size="s" onClose={onClose}>
      <ul className={styles.currencyChoices} data-testid="currency-choices">
        {paymentCurrencies.map((currency) => (
          <li key={currency}>
            <Button
              className={styles.currencyChoice}
              theme={currency === chosen ? 'primary' : 'outlined'}
              aria-pressed={currency === chosen}
              data-first-focus={currency === chosen ? '' : undefined}
              onClick={() => {
                onClose();
                void view.choosePayment(currency);
              }}
            >
              {t(`toolbar:filters.paid-${currency}`)}
            </Button>
            <KindsOfAccount currency={currency} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
});

/** Names the kinds of account in a choice; nothing for one that shows every kind, or one kind that bears its name. */
function KindsOfAccount({ currency }: { readonly currency: PaymentCurrency }) {
  const { t } = useTexts();
  const types = currency === 'ALL' ? [] : accountTypesPaidIn(currency);
  if (types.length < 2) return null;
  return <small>{types.map((type) => nameOf(t, type)).join(' · ')}</small>;
}

const nameOf = (t: TFunction, type: TaiwanAccountType): string =>
  accountKindName(t, type, describeTaiwanAccount(type).settledIn);
