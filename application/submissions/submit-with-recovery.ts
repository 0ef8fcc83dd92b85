import { type AsyncResult, type CallFailure, isSessionOver, mayHaveBeenApplied } from '../ports/call-failure';
import type { SessionEnd } from '../ports/session/session-end';
import { recoverOutcome, type LookupContext } from './recover-outcome';
import type { Lookup, SubmissionOutcome, SubmissionStep } from './submission-outcome';

/** A call and the look-up of its outcome; without `lookup` a lost answer stays unknown. */
type RecoverableCall<T> = {
  readonly send: () => AsyncResult<T>;
  readonly lookup?: Lookup<T> | undefined;
  /** Given where the call itself ends or renews the client's session: hears that the session is over before the outcome is known. */
  readonly sessionEnd?: Pick<SessionEnd, 'announce'>;
  /** Hears what is being done, as it begins. */
  readonly onStep?: ((step: SubmissionStep) => void) | undefined;
};

/**
 * Sends once; where the answer is lost, the server's records say what became of it [OPEN-16]. A call that may end its own
 * session stays unknown where it is refused without one. For what may be carried out twice without harm; anything else
 * goes through `SubmitOnce`.
 */
export async function submitWithRecovery<T>(
  { send, lookup, sessionEnd, onStep }: RecoverableCall<T>,
  context: LookupContext,
): Promise<SubmissionOutcome<T>> {
  const session = context.epoch.current();
  const tellIfOver = (failure: CallFailure): void => {
    if (isSessionOver(failure)) sessionEnd?.announce('change-unconfirmed');
  };
  onStep?.('sending');
  const answer = await send();
  if (answer.ok) return { kind: 'received', answer: answer.value };
  const failure = answer.error;
  tellIfOver(failure);
  // A request that the network repeats is refused because the first one ended the session, with the change made.
  if (sessionEnd && isSessionOver(failure)) return { kind: 'unknown', failure };
  if (!mayHaveBeenApplied(failure)) return { kind: 'refused', failure };
  // What this session sent can't be looked up in another one.
  if (context.epoch.current() !== session) return { kind: 'unknown', failure };
  onStep?.('finding');
  const lookupOrEnd =
    lookup &&
    (async () => {
      const found = await lookup();
      if (!found.ok) tellIfOver(found.error);
      return found;
    });
  return recoverOutcome(failure, lookupOrEnd, context);
}
