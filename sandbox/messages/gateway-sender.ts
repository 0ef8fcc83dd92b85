import type { SenderSettings } from '../context/configuration/sender-settings';
import { type Delivery, MessageSender, type OutgoingMessage } from './message-sender';

type Settings = NonNullable<SenderSettings['mobile']>;

const answersWithin = 20_000;

/** The statuses by which a gateway says that the message itself is wrong; sending it again changes nothing. */
const refusals = [400, 404, 410, 422];

/** Text messages by an HTTP gateway: JSON of `to` and `text`, under the reference as its idempotency key. */
export class GatewaySender extends MessageSender {
  constructor(private readonly settings: Settings) {
    super();
  }

  async send({ reference, recipient, text }: OutgoingMessage): Promise<Delivery> {
    const { url, token } = this.settings;
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': reference,
          ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ to: recipient, text }),
        redirect: 'error',
        signal: AbortSignal.timeout(answersWithin),
      });
      await answer.body?.cancel();
      if (answer.ok) return { kind: 'sent' };
      return { kind: refusals.includes(answer.status) ? 'refused' : 'failed', why: String(answer.status) };
    } catch (failure) {
      return { kind: 'failed', why: failure instanceof Error ? failure.name : 'ERROR' };
    }
  }
}
