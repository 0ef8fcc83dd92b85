import type { Answer } from '../../application/ports/call-failure';
import { Deferred } from './deferred';

/** A port with one question, whatever it is of. */
type Current<T> = { readonly current: () => Answer<T> };

/** A port with one question whose code arrives when it is first asked: one such function weighs less on the login page than a class for each. */
export function currentLater<T>(fetch: () => Promise<Current<T>>): Current<T> {
  const deferred = new Deferred(fetch);
  return { current: () => deferred.ask((port) => port.current()) };
}
