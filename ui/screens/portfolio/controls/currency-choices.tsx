import { observer } from 'mobx-react-lite';
import { paymentCurrencies } from '../../../../domain/holdings/payment-currency';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/notices/dialog';
import { useTexts } from '../../../i18n/use-texts';
import type { PortfolioViewModel } from '../portfolio-view-model';
import './currency-choices.css';

type CurrencyChoicesProps = { readonly view: PortfolioViewModel; readonly onClose: () => void };

/** The currencies to choose from, in a dialog that closes with the choice [PORT-27, PORT-56]. */
export const CurrencyChoices = observer(function CurrencyChoices({ view, onClose }: CurrencyChoicesProps) {
  const { t } = useTexts();
  const chosen = view.answers.filter.paymentCurrency ?? 'ALL';
  return (
    <Dialog title={t('filter.paid')} size="s" onClose={onClose}>
      <ul className="currency-choices">
        {paymentCurrencies.map((currency) => (
          <li key={currency}>
            <Button
              theme={currency === chosen ? 'primary' : 'outlined'}
              aria-pressed={currency === chosen}
              data-first-focus={currency === chosen ? '' : undefined}
              onClick={() => {
                onClose();
                void view.choosePayment(currency);
              }}
            >
              {t(`filter.paid-${currency}`)}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
});
