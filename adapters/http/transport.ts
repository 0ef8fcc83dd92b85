/** A form with a file in it, which takes its time. */
export type FormUpload = {
  readonly form: FormData;
  /** The time-out in milliseconds. */
  readonly timeout: number;
  /** Told again and again how much has gone out, from 0 to 1. */
  readonly onProgress: (share: number) => void;
};

/** One call as it goes over the wire. */
export type TransportRequest = {
  /** The REST call's or GraphQL operation's name; the mock answers by it. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Goes instead of a body. */
  readonly upload?: FormUpload;
};

/** The answer of the server, as text with lower-case header names, or that there was none. */
export type TransportAnswer =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: string;
    }
  | { readonly kind: 'no-answer'; readonly reason: 'offline' | 'timeout' };

/** Carries one request to the server and back; never rejects. */
export abstract class Transport {
  abstract send(request: TransportRequest): Promise<TransportAnswer>;
}
