import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';
import { LocalUserReAuthDocument } from '../../../adapters/graphql/generated/graphql';
import { type GraphqlAnswer, Visitor } from './visitor';

/** A nonce as the portal makes it. */
export const freshNonce = (body: object): string =>
  createHash('sha256')
    .update(randomBytes(32).toString('hex') + JSON.stringify(body))
    .digest('hex');

type Answer = Promise<LightMyRequestResponse>;

/** Somebody of Hong Kong at a browser who proves who acts, and cancels orders. */
export class ProofVisitor extends Visitor {
  constructor(server: FastifyInstance) {
    super(server, 'HK');
  }

  begin(orderId: string, nonce = freshNonce({ orderId })): Answer {
    const body = { type: 'ORDER', action: 'CANCEL_ORDER', nonce, body: { orderId } };
    return this.call('POST', '/auth/re-auth/begin', { body });
  }

  /** Proves who cancels an order. */
  async prove(orderId: string, password: string): Promise<void> {
    const nonce = freshNonce({ orderId });
    await this.begin(orderId, nonce);
    await this.giveSecret(nonce, password);
  }

  /** The code of a refusal; '' where the secret was taken. */
  async giveSecret(nonce: string, password: string): Promise<string> {
    const answer: GraphqlAnswer = await this.graphql(LocalUserReAuthDocument, { nonce, password });
    const [error] = answer.errors ?? [];
    return error === undefined ? '' : (error.extensions.errors?.[0]?.code ?? error.extensions.classification);
  }

  finish(nonce: string, result: string): Answer {
    return this.call('POST', '/auth/re-auth/finish', { body: { nonce, result } });
  }

  cancel(orderId: string, headers: Readonly<Record<string, string>> = {}): Answer {
    return this.call('POST', '/orders/cancel', {
      body: { orderId },
      headers: { 'idempotency-key': `cancel-order:${orderId}`, ...headers },
    });
  }
}
