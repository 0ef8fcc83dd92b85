import type { TransportAnswer } from '../http/transport';

/** A recorded answer; `body` is absent where the server sent none. */
export type MockFile = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Set where nothing was carried out though the status says nothing of it: the same may be sent again. */
  readonly isRefusal?: true;
};

/** The file as an answer that came over the wire. */
export function toAnswer({ status, headers = {}, body }: MockFile): TransportAnswer {
  const named = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return { kind: 'answered', status, headers: named, body: body === undefined ? '' : JSON.stringify(body) };
}
