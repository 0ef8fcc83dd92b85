import { createContext, type ReactNode, useContext } from 'react';
// oxlint-disable-next-line no-restricted-imports -- the one place that all others share
import { useTranslation, type UseTranslationResponse } from 'react-i18next';

type PortalTexts = UseTranslationResponse<'translation', undefined>;

const TextsContext = createContext<PortalTexts | undefined>(undefined);

/**
 * Gives all components the texts of the language in use. The one subscription to the translator: `useTranslation` makes
 * one, and a copy of the translator, for each component that calls it, which a table of holdings has hundreds of.
 */
export function TextsProvider({ children }: { readonly children: ReactNode }) {
  return <TextsContext value={useTranslation()}>{children}</TextsContext>;
}

/** `t`, which says a text in the language in use, and the translator; the component is rendered anew when the language changes. */
export function useTexts(): PortalTexts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('useTexts needs a TextsProvider above it');
  return texts;
}
