import pg from 'pg';

/** Sends statements without a condition on whose something is from now on, as if it had been forgotten; its one group is the value, which stays bound. Says how to stop, which tells how many were sent so. */
export function leaveOut(condition: RegExp): () => number {
  const query: unknown = Reflect.get(pg.Client.prototype, 'query');
  if (typeof query !== 'function') throw new Error('the driver sends its statements in another way');
  let sent = 0;
  Reflect.set(
    pg.Client.prototype,
    'query',
    function (this: pg.Client, asked: unknown, ...more: readonly unknown[]): unknown {
      const text = hasText(asked) ? asked.text.replaceAll(condition, '$1::text is not null') : undefined;
      const isOther = hasText(asked) && text !== asked.text;
      if (isOther) sent += 1;
      const answer: unknown = Reflect.apply(query, this, [isOther ? { ...asked, text } : asked, ...more]);
      return answer;
    },
  );
  return () => {
    Reflect.set(pg.Client.prototype, 'query', query);
    return sent;
  };
}

const hasText = (asked: unknown): asked is { readonly text: string } =>
  typeof asked === 'object' && asked !== null && 'text' in asked && typeof asked.text === 'string';
