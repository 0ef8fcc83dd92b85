import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { isComposing } from '../../components/fields/is-composing';
import { TextField } from '../../components/fields/text-field';
import { useTexts } from '../../i18n/use-texts';
import type { HoldingSearch } from './holding-search';

type HoldingSearchFieldProps = {
  readonly search: HoldingSearch;
  /** The number of holdings found. */
  readonly count: number;
  readonly onEnter?: (() => void) | undefined;
};

/** A field that finds one of the client's holdings, and how many it finds [FUND-01, TRADE-19]. */
export const HoldingSearchField = observer(function HoldingSearchField({
  search,
  count,
  onEnter,
}: HoldingSearchFieldProps) {
  const { t, language } = useTexts();
  useEffect(() => void search.translate(), [search, language]);
  const text = search.text.trim();
  return (
    <>
      <TextField
        label={t('place-order:find-holding')}
        hint={t('funds:search-hint')}
        type="search"
        autoComplete="off"
        maxLength={100}
        value={search.text}
        onFocus={() => void search.prepare()}
        onChange={(event) => search.type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
          event.preventDefault();
          onEnter?.();
        }}
      />
      <p className="visually-hidden" role="status">
        {text === '' ? null : t('place-order:holdings-found', { count })}
      </p>
      {text !== '' && count === 0 ? <p>{t('place-order:no-holding-found', { text })}</p> : null}
    </>
  );
});
