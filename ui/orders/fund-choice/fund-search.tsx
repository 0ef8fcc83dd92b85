import { observer } from 'mobx-react-lite';
import { PanelPart } from '../../app/loading/panel-part';
import { Button } from '../../components/button';
import { RetryPanel } from '../../components/notices/retry-panel';
import { TextField } from '../../components/fields/text-field';
import { useTexts } from '../../i18n/use-texts';
import type { FundFinder } from './fund-finder';
import './fund-choice.css';

type SearchProps = {
  readonly finder: FundFinder;
  readonly label: string;
  /** The funds that can't be taken any more. */
  readonly taken: readonly string[];
  /** Of a switch, the fund that the units leave: nothing goes into itself. */
  readonly left?: string | undefined;
  readonly onChoose: (code: string) => void;
};

/** Finds a fund by its name or code, to take it into the order [FUND-01]. */
export const FundSearch = observer(function FundSearch({ finder, label, taken, left, onChoose }: SearchProps) {
  const { t } = useTexts();
  return (
    <section className="place-order-search" aria-label={label}>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          void finder.search();
        }}
      >
        <TextField
          label={label}
          hint={t('place-order.search-hint')}
          type="search"
          autoComplete="off"
          maxLength={60}
          value={finder.text}
          onChange={(event) => finder.type(event.target.value)}
        />
        <Button type="submit" theme="outlined">
          {t('place-order.search')}
        </Button>
      </form>
      {finder.isPickLost ? (
        <RetryPanel
          text={t('place-order.add-failed')}
          action={t('panel.retry')}
          onRetry={() => void finder.pickAgain()}
        />
      ) : null}
      {finder.searched === '' ? null : (
        <PanelPart panel={finder.found}>
          {(found) =>
            found.length === 0 ? (
              <p role="status">{t('place-order.none-found', { text: finder.searched })}</p>
            ) : (
              <ul className="place-order-found">
                {found.map(({ code, name, baseCurrency, riskRating }) => (
                  <li key={`${code} ${baseCurrency}`}>
                    <button
                      type="button"
                      disabled={code === left || taken.includes(code)}
                      onClick={() => onChoose(code)}
                    >
                      <span>{name}</span>
                      <small>
                        {[
                          code,
                          baseCurrency,
                          riskRating ? t('funds.risk', { risk: riskRating }) : '',
                          code === left
                            ? t('place-order.into-same-fund')
                            : taken.includes(code)
                              ? t('place-order.taken')
                              : '',
                        ]
                          .filter(Boolean)
                          .join('　')}
                      </small>
                    </button>
                  </li>
                ))}
              </ul>
            )
          }
        </PanelPart>
      )}
    </section>
  );
});
