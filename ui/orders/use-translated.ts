import { useTexts } from '../i18n/use-texts';
import { useEffect, useRef } from 'react';

/** A page on which an order is made, with the names of funds as the server said them in one language. */
type Translated = {
  /** Loads the names in the present language; what the client made of the order stays. */
  readonly translate: () => Promise<void>;
};

/** Has the names of funds follow a change of language in the middle of an order [I18N-08, I18N-12]. */
export function useTranslated(view: Translated): void {
  const { language } = useTexts();
  const read = useRef(language);
  useEffect(() => {
    if (read.current === language) return;
    read.current = language;
    void view.translate();
  }, [view, language]);
}
