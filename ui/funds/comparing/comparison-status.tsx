import { observer } from 'mobx-react-lite';
import { maxComparedFunds } from '../../../domain/funds/finding/fund-comparison';
import { useTexts } from '../../i18n/use-texts';
import type { ComparisonViewModel } from './comparison-view-model';

/** Says how many funds are chosen, and how many more may be [FUND-24]. */
export const ComparisonStatus = observer(function ComparisonStatus({ view }: { readonly view: ComparisonViewModel }) {
  const { t } = useTexts();
  if (view.hasFailed) return null;
  if (view.isWaiting) return t('comparison:waiting');
  if (view.lacksSome) return t('comparison:unknown');
  if (view.ids.length === 1) return t('comparison:choose');
  return t(view.isFull ? 'comparison:full' : 'comparison:more', { count: view.ids.length, most: maxComparedFunds });
});
