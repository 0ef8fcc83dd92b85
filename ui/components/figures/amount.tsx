import { createContext, type ReactNode, useContext } from 'react';
import { useTexts } from '../../i18n/use-texts';

/** True while the client hides amounts; every amount on every screen asks here. */
export const AmountsHidden = createContext(false);

/** An amount of money or units: shown, or a row of dots of the same length for all [privacy mode]. */
export function Amount({ children }: { readonly children: ReactNode }) {
  return useContext(AmountsHidden) ? <HiddenAmount /> : children;
}

function HiddenAmount() {
  const { t } = useTexts();
  return (
    <span>
      <span aria-hidden="true">•••••</span>
      <span className="visually-hidden">{t('common:figure.hidden')}</span>
    </span>
  );
}
