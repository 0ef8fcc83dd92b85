import { Navigation } from '../../../application/ports/navigation';
import { useTexts } from '../../i18n/use-texts';
import { useInstance } from '../injection';

/**
 * Returns what a client is told after the failure that led to this page: what is known of the client's data, that
 * nothing is known when none is kept, and that the browser has no connection where it says so [OPEN-16].
 */
export function useFailureWords(): { readonly heading: string; readonly text: string } {
  const { t } = useTexts();
  const effect = useInstance(Navigation).failureEffect();
  const isOnline = navigator.onLine;
  return {
    heading: t(`common:title.${isOnline ? 'general-error' : 'offline'}`),
    text: t(
      isOnline || effect === 'may-have-arrived' ? `common:page.${effect ?? 'general-error'}` : 'common:page.offline',
    ),
  };
}
