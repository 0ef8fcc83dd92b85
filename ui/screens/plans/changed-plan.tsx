import { observer } from 'mobx-react-lite';
import { formatDate } from '../../../domain/formatting/format-date';
import { useInstance } from '../../app/injection';
import { useTexts } from '../../i18n/use-texts';
import { LanguageStore } from '../../stores/language-store';
import { usePlanName } from './plan-figure';
import type { PlanChanging } from './plan-changing';

/** Says what was changed last, and from when on it counts; its place is there before, so that a screen reader hears it. */
export const ChangedPlan = observer(function ChangedPlan({ view }: { readonly view: PlanChanging }) {
  const { t } = useTexts();
  const { language } = useInstance(LanguageStore);
  const { done } = view;
  const nameOf = usePlanName();
  return (
    <p role="status" className={done ? 'notice notice-info' : undefined}>
      {done
        ? t(done.plan.intoFund ? `switch-plan.done-${done.change}` : `plans-page.done-${done.change}`, {
            fund: nameOf(done.plan),
            date: formatDate(done.date, language),
          })
        : null}
    </p>
  );
});
