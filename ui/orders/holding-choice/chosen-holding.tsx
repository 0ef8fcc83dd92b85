import { useEffect, useRef } from 'react';
import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import { useTexts } from '../../i18n/use-texts';
import * as orderPageStyles from '../order-page.module.css';

type ChosenHoldingProps = {
  readonly holding: PortfolioHolding;
  /** The name of its account, where several hold units. */
  readonly account?: string | undefined;
  /** True where the client has just chosen it: the button that did is gone, so that the keyboard comes here. */
  readonly takesFocus: boolean;
  /** Lets it go for another; undefined where there is no other. */
  readonly onChange?: (() => void) | undefined;
};

/** The holding that something leaves, with its code, currency and risk, and the way to another. */
export function ChosenHolding({ holding, account, takesFocus, onChange }: ChosenHoldingProps) {
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const { fund, settlementCurrency = fund.baseCurrency } = holding;
  const { name, code, riskRating } = fund;
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <header data-testid="chosen-holding">
      <h2 ref={heading} tabIndex={-1}>
        {name}
        <small>
          {[code, settlementCurrency, riskRating ? t('funds:risk', { risk: riskRating }) : '', account]
            .filter(Boolean)
            .join('　')}
        </small>
      </h2>
      {onChange ? (
        <button
          type="button"
          className={orderPageStyles.orderLink}
          aria-label={t('place-order:change-holding')}
          onClick={onChange}
        >
          {t('place-order:change')}
        </button>
      ) : null}
    </header>
  );
}
