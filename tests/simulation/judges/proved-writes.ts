import type { TransportRequest } from '../../../adapters/http/transport';
import { isRefusal } from '../machine/refusal';
import type { Exchange } from '../machine/simulated-network';

/** A write that a server carried out since its client proved who acts: by a secret in it, or by a step-up in its session. */
export type ProvedWrite = {
  readonly request: TransportRequest;
  readonly clientId: string;
  /** The login under which it was sent; undefined where it may be that of another tab. */
  readonly login: string | undefined;
  readonly at: number;
  /** The client's secrets of that instant. */
  readonly secrets: readonly string[];
};

/** The time for which a server answers a write again, in milliseconds. */
const answeredFor = 24 * 3_600_000;

/** The writes that asked for a proof: sent once more by somebody who proves nothing, none of them may be answered. */
export class ProvedWrites {
  private writes: readonly ProvedWrite[] = [];

  /** Notes a write that was carried out. */
  note({ id, secret, tradingSecret }: Writer, exchange: Exchange, { login, at }: Sending): void {
    const { request, said, isDisguised } = exchange;
    if (isDisguised || request.headers['Idempotency-Key'] === undefined || isRefusal(said)) return;
    const write = { request, clientId: id, login, at, secrets: [secret, tradingSecret] };
    if (isStepUp(write) || holdsSecret(write)) this.writes = [...this.writes, write];
  }

  /** Returns a client's writes of the last day for which a login proves nothing. */
  unprovedIn(clientId: string, { login, at }: Sending): readonly ProvedWrite[] {
    this.writes = this.writes.filter((write) => write.at > at - answeredFor);
    return this.writes.filter(
      (write) =>
        write.clientId === clientId && (holdsSecret(write) || (isStepUp(write) && isOther(write.login, login))),
    );
  }
}

/** A client, with the secrets that it has at that instant. */
type Writer = { readonly id: string; readonly secret: string; readonly tradingSecret: string };

type Sending = Pick<ProvedWrite, 'login' | 'at'>;

const isOther = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && one !== other;

const isStepUp = ({ request }: ProvedWrite): boolean => request.headers['RE_AUTH'] === 'Y';

const holdsSecret = ({ request: { body }, secrets }: ProvedWrite): boolean =>
  typeof body === 'string' && secrets.some((secret) => body.includes(`"${secret}"`));

/** The write as somebody sends it who doesn't know the client's secrets. */
export const withoutSecrets = ({ request, secrets }: ProvedWrite, wrong: (secret: string) => string) =>
  typeof request.body === 'string'
    ? {
        ...request,
        body: secrets.reduce((body, secret) => body.replaceAll(`"${secret}"`, `"${wrong(secret)}"`), request.body),
      }
    : request;
