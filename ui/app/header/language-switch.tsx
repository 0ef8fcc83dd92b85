import { observer } from 'mobx-react-lite';
import { type Language, languageTag } from '../../../domain/language';
import { LanguageStore } from '../../stores/language-store';
import { useInstance } from '../injection';
import * as styles from './language-switch.module.css';

/** The name of each language, in its own words. */
const names: Readonly<Record<Language, string>> = { en_US: 'English', zh_HK: '繁體中文', zh_TW: '繁體中文' };

/** The short names for a row that has little room; each is part of the whole name. */
const shortNames: Readonly<Record<Language, string>> = { en_US: 'En', zh_HK: '中文', zh_TW: '中文' };

/** The other languages of the region, one press away [I18N-02]; nothing where there is only one [I18N-03]. */
export const LanguageSwitch = observer(function LanguageSwitch({ isShort = false }: { readonly isShort?: boolean }) {
  const languages = useInstance(LanguageStore);
  const others = languages.available.filter((language) => language !== languages.language);
  return others.map((language) => (
    <button
      key={language}
      type="button"
      // On a phone one stands in the header's row; of several there is no room.
      data-stays={others.length === 1 ? true : undefined}
      className={styles.languageSwitch}
      aria-label={names[language]}
      lang={languageTag(language, 'html')}
      onClick={() => void languages.choose(language)}
    >
      {isShort ? shortNames[language] : names[language]}
    </button>
  ));
});
