import { type Delivery, MessageSender, type OutgoingMessage } from '../../../sandbox/messages/message-sender';
import type { Chance } from './chance';

/** What becomes of a message at the server that carries it on: at a broken socket nobody knows whether it was taken. */
const outcomes = { taken: 12, 'not reached': 2, 'taken, and the answer lost': 2, refused: 1 } as const;
export type Carriage = keyof typeof outcomes;

/** One message as it was handed over, and what came of that. */
export type HandedOver = OutgoingMessage & { readonly carriage: Carriage };

/** The mail server and the gateway of text messages: sockets to them break, and they refuse. */
export class SimulatedCarriers {
  readonly handedOver: HandedOver[] = [];

  constructor(private readonly chance: Chance) {}

  readonly senders = { email: new Carrier(this), mobile: new Carrier(this) };

  carry(message: OutgoingMessage): Delivery {
    const carriage = this.chance.byWeight(outcomes);
    this.handedOver.push({ ...message, carriage });
    switch (carriage) {
      case 'taken':
        return { kind: 'sent' };
      case 'refused':
        return { kind: 'refused', why: '550' };
      case 'not reached':
      case 'taken, and the answer lost':
        return { kind: 'failed', why: 'ECONNRESET' };
    }
  }
}

class Carrier extends MessageSender {
  constructor(private readonly carriers: SimulatedCarriers) {
    super();
  }

  send(message: OutgoingMessage): Promise<Delivery> {
    return Promise.resolve(this.carriers.carry(message));
  }
}
