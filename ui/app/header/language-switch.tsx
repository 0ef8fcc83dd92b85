import { observer } from 'mobx-react-lite';
import { type Language, languageTag } from '../../../domain/language';
import { LanguageStore } from '../../stores/language-store';
import { useInstance } from '../injection';
import * as styles from './language-switch.module.css';

/** The name of each language, in its own words. */
const names: Readonly<Record<Language, string>> = { en_US: 'English', zh_HK: '繁體中文', zh_TW: '繁體中文' };

/** The other languages of the region, one press away [I18N-02]; nothing where there is only one [I18N-03]. */
export const LanguageSwitch = observer(function LanguageSwitch() {
  const languages = useInstance(LanguageStore);
  return languages.available
    .filter((language) => language !== languages.language)
    .map((language) => (
      <button
        key={language}
        type="button"
        className={styles.languageSwitch}
        lang={languageTag(language, 'html')}
        onClick={() => void languages.choose(language)}
      >
        {names[language]}
      </button>
    ));
});
