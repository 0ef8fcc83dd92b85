import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';
import {
  AddVcaTransactionDocument,
  CancelVcaTransactionDocument,
  type CancelVcaTransactionMutation,
  HoldVcaTransactionDocument,
} from '../../../contract/graphql/cash/generated/graphql';
import { LocalUserReAuthDocument } from '../../../contract/graphql/re-authentication/generated/graphql';
import type { CashInstruction } from '../../../domain/cash-account/instructions/cash-instruction';
import { type GraphqlAnswer, Visitor } from './visitor';

/** A nonce as the portal makes it. */
export const freshNonce = (body: object): string =>
  createHash('sha256')
    .update(randomBytes(32).toString('hex') + JSON.stringify(body))
    .digest('hex');

type MovedCash = {
  readonly addVcaTransaction?: CashTransaction;
  readonly holdVcaTransaction?: { readonly transaction: CashTransaction };
};

type CashTransaction = { readonly vcaTransactionSid: string; readonly transactionStatus: string };

type Answer = Promise<LightMyRequestResponse>;

/** Somebody of Hong Kong at a browser who proves who acts, cancels orders and moves cash. */
export class StepUpVisitor extends Visitor {
  constructor(server: FastifyInstance) {
    super(server, 'HK');
  }

  /** Returns a visitor who has signed in; the typical client of Hong Kong by default. */
  static async signedIn(server: FastifyInstance, name = 'chanmei88', secret = '528314'): Promise<StepUpVisitor> {
    const visitor = new StepUpVisitor(server);
    const { statusCode } = await visitor.logOn(name, secret);
    if (statusCode !== 200) throw new Error(`${name} can’t sign in: ${String(statusCode)}`);
    return visitor;
  }

  begin(orderId: string, nonce = freshNonce({ orderId })): Answer {
    return this.beginFor({ type: 'ORDER', action: 'CANCEL_ORDER', body: { orderId } }, nonce);
  }

  beginFor(asked: { readonly type: string; readonly action: string; readonly body: object }, nonce: string): Answer {
    return this.call('POST', '/auth/re-auth/begin', { body: { ...asked, nonce } });
  }

  /** Proves who moves money of the Cash Account. */
  async proveCash(wanted: CashInstruction, password: string): Promise<void> {
    const nonce = freshNonce(wanted);
    await this.beginFor({ type: 'txn', action: 'addVcaTransaction', body: wanted }, nonce);
    await this.giveSecret(nonce, password);
  }

  /** Sends a top-up or withdrawal; its transaction, or the code of its refusal. */
  async moveCash(
    variables: CashInstruction,
    headers: Readonly<Record<string, string>>,
  ): Promise<string | { readonly vcaTransactionSid: string; readonly transactionStatus: string }> {
    const document = variables.coolingOff === undefined ? AddVcaTransactionDocument : HoldVcaTransactionDocument;
    const body = { query: document.toString(), variables };
    const answer = (await this.call('POST', '/graphql', { body, headers })).json<GraphqlAnswer<MovedCash>>();
    const moved = answer.data?.addVcaTransaction ?? answer.data?.holdVcaTransaction?.transaction;
    return moved ?? answer.errors?.[0]?.extensions.errors?.[0]?.code ?? '';
  }

  /** Cancels a withdrawal that waits; its transaction, or the code of the refusal. */
  async cancelCash(vcaTransactionSid: string): Promise<string | CancelVcaTransactionMutation['cancelVcaTransaction']> {
    const answer = await this.graphql(CancelVcaTransactionDocument, { vcaTransactionSid });
    return answer.data?.cancelVcaTransaction ?? answer.errors?.[0]?.extensions.errors?.[0]?.code ?? '';
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
