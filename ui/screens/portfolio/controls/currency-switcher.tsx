import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paymentCurrencies } from '../../../../domain/holdings/payment-currency';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/dialog';
import type { PortfolioViewModel } from '../portfolio-view-model';
import './currency-switcher.css';

/** Taiwan's currency switcher: in which currency what is shown was paid [PORT-27, PORT-56, CONFLICT-26]. */
export const CurrencySwitcher = observer(function CurrencySwitcher({ view }: { readonly view: PortfolioViewModel }) {
  const { t } = useTranslation();
  const [isOpen, open] = useState(false);
  const chosen = view.answers.filter.paymentCurrency ?? 'ALL';
  return (
    <>
      <button
        type="button"
        className="select"
        data-tour="payment-filter"
        aria-haspopup="dialog"
        onClick={() => {
          open(true);
        }}
      >
        {t(`filter.paid-${chosen}`)}
      </button>
      {isOpen ? (
        <Dialog
          title={t('filter.paid')}
          size="s"
          onClose={() => {
            open(false);
          }}
        >
          <ul className="currency-choices">
            {paymentCurrencies.map((currency) => (
              <li key={currency}>
                <Button
                  theme={currency === chosen ? 'primary' : 'outlined'}
                  aria-pressed={currency === chosen}
                  data-first-focus={currency === chosen ? '' : undefined}
                  onClick={() => {
                    open(false);
                    void view.choosePayment(currency);
                  }}
                >
                  {t(`filter.paid-${currency}`)}
                </Button>
              </li>
            ))}
          </ul>
        </Dialog>
      ) : null}
    </>
  );
});
