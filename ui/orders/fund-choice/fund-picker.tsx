import { observer } from 'mobx-react-lite';
import { Async } from '../../app/loading/async';
import { Button } from '../../components/button';
import { Notice } from '../../components/notices/notice';
import { RetryPanel } from '../../components/notices/retry-panel';
import { TextField } from '../../components/fields/text-field';
import { fundId, type FundIdentifier, fundKey } from '../../../domain/funds/finding/fund-listing';
import { isSameFund } from '../../../domain/funds/finding/same-fund';
import { useTexts } from '../../i18n/use-texts';
import type { FundFinder } from './fund-finder';
import * as styles from './fund-choice.module.css';

type FundPickerProps = {
  readonly finder: FundFinder;
  readonly label: string;
  /** The funds that can't be taken any more, by what names them in orders. */
  readonly taken: readonly string[];
  /** The source fund of a switch, which can't be its own target. */
  readonly left?: FundIdentifier | undefined;
  readonly onChoose: (id: string) => void;
};

/** Finds a fund by its name or code, to take it into the order [FUND-01]. */
export const FundPicker = observer(function FundPicker({ finder, label, taken, left, onChoose }: FundPickerProps) {
  const { t } = useTexts();
  return (
    <section className={styles.placeOrderSearch} data-testid="place-order-search" aria-label={label}>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          void finder.search();
        }}
      >
        <TextField
          className={styles.placeOrderWords}
          label={label}
          hint={t('place-order:search-hint')}
          type="search"
          autoComplete="off"
          maxLength={60}
          value={finder.text}
          onChange={(event) => finder.type(event.target.value)}
        />
        <Button className={styles.placeOrderFind} type="submit" theme="outlined">
          {t('place-order:search')}
        </Button>
      </form>
      {finder.isPickLost ? (
        <RetryPanel
          text={t('place-order:add-failed')}
          action={t('common:panel.retry')}
          onRetry={() => void finder.pickAgain()}
        />
      ) : null}
      {finder.sharedCode === '' ? null : (
        <Notice tone="warning">{t('place-order:shared-code', { code: finder.sharedCode })}</Notice>
      )}
      {finder.searched === '' ? null : (
        <Async resource={finder.found}>
          {(found) =>
            found.length === 0 ? (
              <p role="status">{t('place-order:none-found', { text: finder.searched })}</p>
            ) : (
              <ul className={styles.placeOrderFound} data-testid="place-order-found">
                {found.map((fund) => {
                  const id = fundId(fund);
                  const { code, name, baseCurrency, riskRating } = fund;
                  const isLeft = left !== undefined && isSameFund(left, fund);
                  const isTaken = taken.includes(id);
                  return (
                    <li key={fundKey(fund)}>
                      <button type="button" disabled={isLeft || isTaken} onClick={() => onChoose(id)}>
                        <span>{name}</span>
                        <small>
                          {[
                            code,
                            baseCurrency,
                            riskRating ? t('funds:risk', { risk: riskRating }) : '',
                            isLeft ? t('place-order:into-same-fund') : isTaken ? t('place-order:taken') : '',
                          ]
                            .filter(Boolean)
                            .join('　')}
                        </small>
                      </button>
                    </li>
                  );
                })}
              </ul>
            )
          }
        </Async>
      )}
    </section>
  );
});
