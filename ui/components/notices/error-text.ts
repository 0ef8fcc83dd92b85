import type { ServerError } from '../../../application/ports/call-failure';
import type { Language } from '../../../domain/language';
import { useTexts } from '../../i18n/use-texts';

/**
 * The words for an error: the server's own in this language, else the catalogue's for its code, else the general text
 * and what the server says [ERR-15..17].
 */
export function useErrorText(language: Language): (error: ServerError) => string {
  const { t, i18n } = useTexts();
  return (error) => {
    const own = error.messages?.[language];
    if (own) return own;
    if (i18n.exists(`common:error-codes.${error.code}`))
      return i18n.t(`common:error-codes.${error.code}`, { defaultValue: '' });
    return [t('common:error-codes.general'), error.message].filter(Boolean).join('\n');
  };
}
