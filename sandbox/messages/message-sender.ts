/** A message as it leaves. */
export type OutgoingMessage = {
  /** The same whenever the message is sent again, and another's never. */
  readonly reference: string;
  readonly recipient: string;
  readonly text: string;
};

/**
 * The outcome of sending: accepted by the next server, refused for good, or not sent now. `why` is a code of the
 * channel, never a text with somebody's data.
 */
export type Delivery =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'failed'; readonly why: string };

/** A way out for the messages of one channel; it never rejects, and answers within a minute. */
export abstract class MessageSender {
  abstract send(message: OutgoingMessage): Promise<Delivery>;
}
