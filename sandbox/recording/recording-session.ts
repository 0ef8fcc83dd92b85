import type { FastifyInstance, InjectOptions } from 'fastify';
import { regionDefaults } from '../../config/regions';
import type { Language } from '../../domain/language';
import type { Region } from '../../domain/region';

/** What a mock file holds: one answer of one named call. */
export type Recording = { readonly status: number; readonly body?: unknown };

/** A client of the recorded portal: calls as the portal does, and keeps what the server hands over. */
export class RecordingSession {
  private cookie = '';
  private token = '';

  constructor(
    private readonly server: FastifyInstance,
    private readonly region: Region,
    private readonly language: Language,
  ) {}

  async call(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    sent: {
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: object;
      readonly form?: FormData;
    } = {},
  ): Promise<Recording> {
    const request: InjectOptions = {
      method,
      url: `${regionDefaults[this.region].apiBase}${path}`,
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        user_locale: this.language,
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

  graphql(query: string, variables: object = {}): Promise<Recording> {
    const operationName = /\b(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? '';
    const path = operationName.includes('Public') ? '/graphql/static' : '/graphql';
    return this.call('POST', path, { body: { operationName, query, variables } });
  }
}
