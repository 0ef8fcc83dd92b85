import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { TypedDocument } from '../../../contract/graphql/typed-document';
import { regionDefaults } from '../../../config/regions';
import type { Language } from '../../../domain/language';
import type { Region } from '../../../domain/region';
import { openApi } from '../../../sandbox/open-api/open-api';
import { browserOfTests } from './known-browser';
import { OpenApiChecker } from '../../contracts/open-api-checker';

/** Whatever the sandbox answers in any of its tests is what its document says [API-10, OPEN-18]. */
const checker = new OpenApiChecker(openApi());

const addressIn = (region: Region, path: string): string => `${regionDefaults[region].apiBase}${path}`;

type Sent = { readonly headers?: Readonly<Record<string, string>>; readonly body?: object | string };

/** Somebody at a browser: keeps the cookie and the check token as a browser and the portal would. */
export class Visitor {
  cookie: string | undefined;
  token: string | undefined;

  constructor(
    readonly server: FastifyInstance,
    readonly region: Region,
    readonly language: Language = region === 'HK' ? 'en_US' : 'zh_TW',
    readonly address = '127.0.0.1',
    /** True where every client has logged in from this browser before. */
    readonly isKnown = true,
  ) {}

  async call(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    { headers = {}, body }: Sent = {},
  ): Promise<LightMyRequestResponse> {
    const mark = this.isKnown ? `${browserOfTests(this.region)}; ` : '';
    const answer = await this.server.inject({
      method,
      remoteAddress: this.address,
      url: addressIn(this.region, path),
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        user_locale: this.language,
        ...(this.cookie === undefined && mark === '' ? {} : { cookie: `${mark}${this.cookie ?? ''}` }),
        ...(this.token === undefined ? {} : { auth_checked: this.token }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body }),
    });
    this.remember(answer);
    const objection = checker.objectionTo({
      method,
      url: addressIn(this.region, path),
      status: answer.statusCode,
      body: textOf(answer),
    });
    if (objection !== undefined) throw new Error(`not in the OpenAPI document: ${objection}`);
    return answer;
  }

  async logOn(name: string, secret: string): Promise<LightMyRequestResponse> {
    return this.call('POST', '/authentication/logon', { headers: { authorization: basic(`${name}:${secret}`) } });
  }

  /** Sends an operation of the portal. */
  async graphql<Result, Variables>(
    document: TypedDocument<Result, Variables>,
    variables: object = {},
  ): Promise<GraphqlAnswer<Result>> {
    return (await this.query(document.toString(), variables)).json<GraphqlAnswer<Result>>();
  }

  /** Sends any document to one of the two endpoints. */
  query(query: string, variables: object = {}, path = '/graphql'): Promise<LightMyRequestResponse> {
    return this.call('POST', path, { body: { query, variables } });
  }

  private remember(answer: LightMyRequestResponse): void {
    const [cookie] = answer.cookies;
    if (cookie !== undefined) this.cookie = `${cookie.name}=${cookie.value}`;
    const token = answer.headers['auth_checked'];
    if (typeof token === 'string') this.token = token;
  }
}

export type GraphqlAnswer<Result = unknown> = {
  readonly data?: Result | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions: { readonly classification: string; readonly errors?: readonly { readonly code: string }[] };
  }[];
};

export const basic = (text: string): string => `Basic ${Buffer.from(text, 'utf8').toString('base64')}`;

/** The codes a refusal carries. */
export const codesOf = (answer: LightMyRequestResponse): readonly (string | undefined)[] =>
  answer.json<{ detail: { errors: { code?: string }[] } }>().detail.errors.map(({ code }) => code);

/** The body's text, unpacked as a browser does. */
function textOf({ headers, rawPayload }: LightMyRequestResponse): string {
  const coding = headers['content-encoding'];
  if (coding === 'br') return brotliDecompressSync(rawPayload).toString('utf8');
  return (coding === 'gzip' ? gunzipSync(rawPayload) : rawPayload).toString('utf8');
}
