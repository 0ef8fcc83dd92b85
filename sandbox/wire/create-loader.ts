import type { CallContext } from './call-context';

/** Does something once a call for each key, however many resolvers ask for it. */
export function createLoader<Key, T>(
  work: (context: CallContext, key: Key) => Promise<T>,
): (context: CallContext, key: Key) => Promise<T> {
  const started = new WeakMap<CallContext, Map<Key, Promise<T>>>();
  return (context, key) => {
    const ofCall = started.get(context) ?? new Map<Key, Promise<T>>();
    started.set(context, ofCall);
    const known = ofCall.get(key) ?? work(context, key);
    ofCall.set(key, known);
    return known;
  };
}
