import { parseReAuthAction, type ReAuthAction } from '../../domain/credentials/login/re-authentication';
import { parseRequestBody, type RequestBody } from '../../domain/credentials/re-authentication/request-body';
import { parseOneOf } from '../../domain/kernel/parse-one-of';
import { type RecordKind, recordKinds } from '../../domain/trading/records/record-kind';
import { isRecord, parseRecord, readText } from '../orders/stored-text';
import type { SessionVault } from '../ports/session/session-vault';

/** The request that a client is to authenticate, and the page where it goes on. */
export type StoredRequest = {
  readonly action: ReAuthAction;
  readonly body: RequestBody;
  readonly salt: string;
  readonly nonce: string;
  /** The path of the page that asked. */
  readonly resumeAt: string;
  /** The order that it is about, as its client is told of it; nothing of it is sent. */
  readonly order?: StepUpOrder | undefined;
};

/** An order by which its client knows it: what it does, with which fund, how much of it, and when it was placed. */
export type StepUpOrder = {
  readonly kind: RecordKind | undefined;
  readonly fund: string;
  /** The target fund of a switch; '' for any other order. */
  readonly into: string;
  /** With its currency; '' where units are stated. */
  readonly amount: string;
  readonly units: string;
  /** A date or an instant; '' where it isn't known. */
  readonly placedAt: string;
};

const readOrder = (stored: Readonly<Record<string, unknown>>): StepUpOrder => ({
  kind: parseOneOf(recordKinds, readText(stored['kind'])),
  fund: readText(stored['fund']),
  into: readText(stored['into']),
  amount: readText(stored['amount']),
  units: readText(stored['units']),
  placedAt: readText(stored['placedAt']),
});

const keys = ['reAuthUrl', 'reAuthType', 'reAuthBody', 'isReAuthCompleted'] as const;

/** The one request of this tab that waits for a proof; it never holds a secret, and goes with the session [REAUTH-02..04, SESS-26]. */
export class StoredRequests {
  constructor(private readonly vault: SessionVault) {}

  save({ resumeAt, ...request }: StoredRequest, type: string): void {
    this.forget();
    this.vault.write('reAuthUrl', resumeAt);
    this.vault.write('reAuthType', type);
    this.vault.write('reAuthBody', JSON.stringify(request));
  }

  /** Nothing where what is stored isn't such a request. */
  read(): StoredRequest | undefined {
    const stored = parseRecord(this.vault.read('reAuthBody'));
    const action = parseReAuthAction(readText(stored['action']));
    const body = action && isRecord(stored['body']) ? parseRequestBody(action, stored['body']) : undefined;
    const resumeAt = this.vault.read('reAuthUrl');
    if (!action || !body || resumeAt === undefined) return undefined;
    const order = isRecord(stored['order']) ? readOrder(stored['order']) : undefined;
    return { action, body, salt: readText(stored['salt']), nonce: readText(stored['nonce']), resumeAt, order };
  }

  /** True if a page of this tab asked, even where what is stored can't be read. */
  get isBegun(): boolean {
    return this.vault.read('reAuthUrl') !== undefined;
  }

  /** True if the stored request was authenticated; undefined until the client has decided [REAUTH-12, SESS-21]. */
  get isProved(): boolean | undefined {
    return this.vault.read('isReAuthCompleted');
  }

  decide(isProved: boolean): void {
    this.vault.write('isReAuthCompleted', isProved);
  }

  forget(): void {
    for (const key of keys) this.vault.remove(key);
  }
}
