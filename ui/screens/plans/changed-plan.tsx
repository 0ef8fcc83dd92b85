import { observer } from 'mobx-react-lite';
import { usePromisedDate } from '../../funds/use-promised-date';
import { useTexts } from '../../i18n/use-texts';
import { usePlanName } from './plan-figure';
import type { PlansViewModel } from './plans-view-model';
import * as styles from '../../components/notices/notice.module.css';

/**
 * Says what was changed last, and from when on it counts; its place is there before, so that a screen reader hears it.
 */
export const ChangedPlan = observer(function ChangedPlan({ view }: { readonly view: PlansViewModel }) {
  const { t } = useTexts();
  const promised = usePromisedDate();
  const { done } = view.changing;
  const nameOf = usePlanName();
  return (
    <p role="status" className={done ? styles.notice : undefined} data-tone={done ? 'info' : undefined}>
      {done
        ? t(done.plan.intoFund ? `plans:switch-plan.done-${done.change}` : `plans:done-${done.change}`, {
            fund: nameOf(view.listed(done.plan)),
            date: promised(done.date),
          })
        : null}
    </p>
  );
});
