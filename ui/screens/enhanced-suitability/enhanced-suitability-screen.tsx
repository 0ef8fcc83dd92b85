import { useSearchParams } from 'react-router-dom';
import { Assessment } from './assessment';

/**
 * Taiwan's risk questionnaire and, as the next step, the prudent assessment: each is a page of its own [SUIT-01,
 * SUIT-09, SUIT-47, ROUTE-11].
 */
export function EnhancedSuitabilityScreen() {
  const [search] = useSearchParams();
  const kind = search.get('nextStep') === '1' ? 'prudent' : 'risk';
  return <Assessment key={kind} kind={kind} />;
}
