import { Search } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { useViewModelFor } from '../../../app/injection';
import { isComposing } from '../../../components/fields/is-composing';
import { RetryPanel } from '../../../components/notices/retry-panel';
import { useTexts } from '../../../i18n/use-texts';
import { currencyName } from '../group-name';
import type { PortfolioViewModel } from '../portfolio-view-model';
import { longestKey } from '../view/view-fields';
import { type FindViewModel, FindViewModelFactory } from './find-view-model';
import * as styles from './find-holdings.module.css';

/** Finds one of many holdings while its name is typed [PORT-41, FUND-01]. */
export const FindHoldings = observer(function FindHoldings({ view }: { readonly view: PortfolioViewModel }) {
  const { t, language } = useTexts();
  const find = useViewModelFor(FindViewModelFactory, view);
  const { isAsked, lacksEnglish, english } = find;
  useEffect(() => {
    find.begin((code) => currencyName(t, code));
  }, [find, t]);
  useEffect(() => {
    if (isAsked) find.prepare();
  }, [find, isAsked, language]);
  return (
    <>
      <FindField find={find} />
      {lacksEnglish ? (
        <div className={styles.findProblem} data-testid="find-problem">
          <RetryPanel
            text={t('toolbar:find.english-failed')}
            action={t('common:panel.retry')}
            onRetry={() => void english.load()}
          />
        </div>
      ) : null}
    </>
  );
});

const FindField = observer(function FindField({ find }: { readonly find: FindViewModel }) {
  const { t } = useTexts();
  const id = useId();
  // What a Chinese input method still composes isn't looked for yet.
  const [composed, compose] = useState<string>();
  const look = (text: string) => {
    compose(undefined);
    find.look(text);
  };
  return (
    <form
      role="search"
      aria-label={t('toolbar:find.label')}
      className={styles.findHoldings}
      data-testid="find-holdings"
      onSubmit={(event) => {
        event.preventDefault();
        showFound(event.currentTarget);
      }}
    >
      <label htmlFor={id}>{t('toolbar:find.label')}</label>
      <div className={styles.findField}>
        <Search aria-hidden size={18} />
        <input
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={longestKey}
          aria-describedby={`${id}-hint`}
          placeholder={t('toolbar:find.label')}
          value={composed ?? find.text}
          onFocus={find.prepare}
          onChange={({ target, nativeEvent }) => {
            if (isComposing(nativeEvent)) compose(target.value);
            else look(target.value);
          }}
          onCompositionEnd={({ currentTarget }) => {
            look(currentTarget.value);
          }}
        />
      </div>
      <p id={`${id}-hint`}>{t('toolbar:find.hint')}</p>
    </form>
  );
});

/** Enter leads from the menu, which covers the holdings, to what is found. */
function showFound(form: HTMLElement): void {
  form.closest<HTMLElement>('[popover]')?.hidePopover();
}
