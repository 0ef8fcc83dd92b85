import type { FastifyInstance, InjectOptions } from 'fastify';
import { operationKind } from '../../contract/graphql/operation-kind';
import { callAddress, type Call } from '../../contract/rest/call';
import { callCatalogue, type CallName } from '../../contract/rest/call-catalogue';
import { regionDefaults } from '../../config/regions';
import type { Language } from '../../domain/language';
import type { Region } from '../../domain/region';

/** The content of a mock file: one answer of one named call. */
export type Recording = { readonly status: number; readonly body?: unknown };

/** Keeps an answer under the name of its call or operation. */
export type Keep = (name: string, answer: Promise<Recording>) => Promise<unknown>;

type Sent = {
  /** Fills the `{...}` parts of the path. */
  readonly parts?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly form?: FormData;
};

const deps =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

/** A client of the recorded portal: calls as the portal does, and keeps what the server hands over. */
export class RecordingSession {
  private cookie = '';
  private token = '';

  constructor(
    private readonly server: FastifyInstance,
    private readonly region: Region,
    private readonly language: Language,
    private readonly userAgent = deps,
  ) {}

  /** A visitor of the same server with another browser, who isn't logged in. */
  from(userAgent: string): RecordingSession {
    return new RecordingSession(this.server, this.region, this.language, userAgent);
  }

  /** Makes a call of the contract. */
  call(name: CallName, sent: Sent = {}): Promise<Recording> {
    const call: Call = callCatalogue[name];
    return this.send(call.method, callAddress(call, sent.parts), sent);
  }

  /** Makes those of some calls that the region has, one after the other, and keeps their answers under their names. */
  async keep(keep: Keep, ...names: readonly CallName[]): Promise<void> {
    for (const name of names) {
      const { regions }: Call = callCatalogue[name];
      if (regions.includes(this.region)) await keep(name, this.call(name));
    }
  }

  graphql(query: string, variables: object = {}): Promise<Recording> {
    const operationName = /\b(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? '';
    const path = operationKind(operationName) === 'public' ? '/graphql/static' : '/graphql';
    return this.send('POST', path, { body: { operationName, query, variables } });
  }

  private async send(method: Call['method'], path: string, sent: Sent): Promise<Recording> {
    const request: InjectOptions = {
      method,
      url: `${regionDefaults[this.region].apiBase}${path}`,
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        user_locale: this.language,
        'user-agent': this.userAgent,
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(this.token ? { auth_checked: this.token } : {}),
        ...sent.headers,
      },
      ...(sent.body || sent.form ? { payload: sent.body ?? sent.form } : {}),
    };
    const answer = await this.server.inject(request);
    const [cookie] = answer.cookies;
    if (cookie) this.cookie = `${cookie.name}=${cookie.value}`;
    const token = answer.headers['auth_checked'];
    if (typeof token === 'string') this.token = token;
    return answer.body === ''
      ? { status: answer.statusCode }
      : { status: answer.statusCode, body: answer.json<unknown>() };
  }
}
