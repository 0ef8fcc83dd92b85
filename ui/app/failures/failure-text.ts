import { Navigation } from '../../../application/ports/navigation';
import { useTexts } from '../../i18n/use-texts';
import { useInstance } from '../injection';

/**
 * Returns what is known of the client's data after the failure that led to this page; says so when nothing is known.
 */
export function useFailureText(): string {
  const { t } = useTexts();
  return t(`common:page.${useInstance(Navigation).failureEffect() ?? 'general-error'}`);
}
