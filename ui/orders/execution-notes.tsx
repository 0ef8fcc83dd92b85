import type { ExecutionDay } from '../../domain/regular-plans/days/execution-day';
import { MoveReasons } from '../components/notices/move-reasons';
import { UnlistedYear } from '../funds/unlisted-year';

type ExecutionNotesProps = { readonly due: ExecutionDay };

/** Says why a plan invests on this day and not the one chosen, and that it may turn out later still [OPEN-32]. */
export function ExecutionNotes({ due }: ExecutionNotesProps) {
  return (
    <>
      <MoveReasons due={due} />
      <UnlistedYear dates={[due.date]} />
    </>
  );
}
