import type { DefaultNamespace } from 'i18next';
import { observer } from 'mobx-react-lite';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
// oxlint-disable-next-line no-restricted-imports -- the one place that all others share
import { useTranslation, type UseTranslationResponse } from 'react-i18next';
import type { Language } from '../../domain/language';

type Translation = UseTranslationResponse<DefaultNamespace, undefined>;
type PortalTexts = Pick<Translation, 't' | 'i18n'> & { readonly language: Language };

const TextsContext = createContext<PortalTexts | undefined>(undefined);

type TextsProviderProps = { readonly languages: { readonly language: Language }; readonly children: ReactNode };

/**
 * Gives all components the texts of the language in use. The one subscription to the translator: `useTranslation` makes
 * one, and a copy of the translator, for each component that calls it, which a table of holdings has hundreds of.
 */
export const TextsProvider = observer(function TextsProvider({ languages, children }: TextsProviderProps) {
  const { t, i18n } = useTranslation();
  const { language } = languages;
  // The same value, as long as nothing of it changes: every component that says something hears of another one.
  const texts = useMemo(() => ({ t, i18n, language }), [t, i18n, language]);
  return <TextsContext value={texts}>{children}</TextsContext>;
});

/** `t`, which says a text in the language in use, the translator, and that language; the component is rendered anew when it changes. */
export function useTexts(): PortalTexts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('useTexts needs a TextsProvider above it');
  return texts;
}
