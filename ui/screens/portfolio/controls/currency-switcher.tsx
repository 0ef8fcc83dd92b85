import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import type { PortfolioViewModel } from '../portfolio-view-model';
import { ToolbarField } from './toolbar-field';
import { CurrencyChoices } from './currency-choices';
import * as styles from '../../../components/fields/select.module.css';

/** Taiwan's currency switcher: in which currency what is shown was paid [PORT-27, PORT-56, CONFLICT-26]. */
export const CurrencySwitcher = observer(function CurrencySwitcher({ view }: { readonly view: PortfolioViewModel }) {
  const { t } = useTexts();
  const [isOpen, open] = useState(false);
  return (
    <ToolbarField label={t('toolbar:filters.paid')}>
      <button
        type="button"
        className={styles.select}
        data-testid="settlement-choice"
        aria-haspopup="dialog"
        onClick={() => {
          open(true);
        }}
      >
        {t(`toolbar:filters.paid-${view.query.filter.paymentCurrency ?? 'ALL'}`)}
      </button>
      {isOpen ? (
        <CurrencyChoices
          view={view}
          onClose={() => {
            open(false);
          }}
        />
      ) : null}
    </ToolbarField>
  );
});
