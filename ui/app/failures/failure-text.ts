import { Navigation } from '../../../application/ports/navigation';
import { useTexts } from '../../i18n/use-texts';
import { useInstance } from '../injection';

/** What is known of the client's data after the failure that led to this page; that nothing is known when none is kept. */
export function useFailureText(): string {
  const { t } = useTexts();
  return t(`common:page.${useInstance(Navigation).failureEffect() ?? 'general-error'}`);
}
