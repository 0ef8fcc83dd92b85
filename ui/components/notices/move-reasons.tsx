import type { MoveReason } from '../../../domain/regular-plans/days/execution-day';
import { useTexts } from '../../i18n/use-texts';
import { FinePrint } from './note';

/** Says why a plan invests on another day than the one chosen; nothing where it doesn't. */
export function MoveReasons({ moved }: { readonly moved: readonly MoveReason[] }) {
  const { t } = useTexts();
  return moved.length === 0 ? null : (
    <FinePrint>{moved.map((reason) => t(`plans:moved-${reason}`)).join(' ')}</FinePrint>
  );
}
