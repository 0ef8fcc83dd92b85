import type { CallFailure } from '../../../application/ports/call-failure';
import type { VisitorMessages } from '../../../application/ports/notices/messages';
import type { ShownMessage } from '../../../domain/notices/message';
import { ok, type Result } from '../../../domain/kernel/result';

/** Puts the answers to several questions together: what answered is shown, and that something didn't; a failure only when nothing did [OPEN-92]. */
export function visitorMessages(
  answers: readonly Result<readonly ShownMessage[], CallFailure>[],
): Result<VisitorMessages, CallFailure> {
  const failures = answers.filter((each) => !each.ok);
  const answered = answers.filter((each) => each.ok);
  if (failures[0] && answered.length === 0) return failures[0];
  return ok({
    messages: answered.flatMap(({ value }) => value),
    // What a login overtook is nothing that failed.
    isIncomplete: failures.some(({ error }) => error.kind !== 'superseded'),
  });
}
