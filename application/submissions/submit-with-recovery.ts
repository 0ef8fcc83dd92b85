import { type AsyncResult, mayHaveBeenApplied } from '../ports/call-failure';
import { recoverOutcome, type LookupContext } from './recover-outcome';
import type { Lookup, SubmissionOutcome, SubmissionStep } from './submission-outcome';

/** A call and the look-up of its outcome; without `lookup` a lost answer stays unknown. */
type RecoverableCall<T> = {
  readonly send: () => AsyncResult<T>;
  readonly lookup?: Lookup<T> | undefined;
  /** Hears what is being done, as it begins. */
  readonly onStep?: ((step: SubmissionStep) => void) | undefined;
};

/** Sends once; where the answer is lost, the server's records say what became of it [OPEN-16]. For what may be carried out twice without harm; anything else goes through `SubmitOnce`. */
export async function submitWithRecovery<T>(
  { send, lookup, onStep }: RecoverableCall<T>,
  context: LookupContext,
): Promise<SubmissionOutcome<T>> {
  const session = context.epoch.current();
  onStep?.('sending');
  const answer = await send();
  if (answer.ok) return { kind: 'received', answer: answer.value };
  const failure = answer.error;
  if (!mayHaveBeenApplied(failure)) return { kind: 'refused', failure };
  // What this session sent can't be looked up in another one.
  if (context.epoch.current() !== session) return { kind: 'unknown', failure };
  onStep?.('finding');
  return recoverOutcome(failure, lookup, context);
}
