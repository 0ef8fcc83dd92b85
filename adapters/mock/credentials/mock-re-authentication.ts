import { regionFlags } from '../../../config/feature-flags';
import { parseReAuthAction, type ReAuthAction } from '../../../domain/credentials/login/re-authentication';
import { needsProof } from '../../../domain/credentials/re-authentication/needs-proof';
import { reAuthRefusals } from '../../../domain/credentials/re-authentication/re-auth-refusals';
import { canonicalBody, parseRequestBody } from '../../../domain/credentials/re-authentication/request-body';
import type { Region } from '../../../domain/region';
import { parseJson } from '../../http/parse-json';
import type { TransportRequest } from '../../http/transport';
import type { CallName } from '../../../contract/rest/call-catalogue';
import {
  begunReAuthentication,
  returnedReAuthentication,
} from '../../../contract/rest/re-authentication/re-authentication';
import * as z from 'zod/mini';
import type { MockFile } from '../mock-file';

const refused = (status: number, code: string): MockFile => ({ status, body: { detail: { errors: [{ code }] } } });
const localProof = z.object({ variables: z.object({ nonce: z.string(), password: z.string() }) });

/** The proofs of a client of the mock, until the page is reloaded: any secret is right, and each proof counts once [MOCK-04]. */
export class MockReAuthentication {
  private readonly begun = new Map<string, string>();
  private readonly proved = new Set<string>();

  constructor(private readonly region: Region) {}

  /** What a call about a proof answers; undefined for any other call. */
  play({ name, body }: TransportRequest): MockFile | undefined {
    const sent = parseJson(body);
    switch (name as CallName | 'LocalUserReAuth') {
      case 'beginReAuthentication':
        return this.begin(begunReAuthentication.safeParse(sent).data);
      case 'finishReAuthentication': {
        const { data } = returnedReAuthentication.safeParse(sent);
        return this.prove(data?.nonce) ? { status: 200, body: {} } : refused(400, reAuthRefusals.unknown);
      }
      case 'LocalUserReAuth':
        return this.giveSecret(localProof.safeParse(sent).data?.variables);
      default:
        return undefined;
    }
  }

  /** Whether an action may be carried out now: where it needs a proof, one is used up. */
  allows(action: ReAuthAction, body: unknown): boolean {
    const read = parseRequestBody(action, body);
    if (!regionFlags[this.region].RE_AUTH || !needsProof(action)) return true;
    return read !== undefined && this.proved.delete(canonicalBody(action, read));
  }

  private begin(asked: z.output<typeof begunReAuthentication> | undefined): MockFile {
    const action = parseReAuthAction(asked?.action);
    const body = action && parseRequestBody(action, asked?.body);
    if (!asked || !action || !body) return refused(400, 'BAD_REQUEST');
    this.begun.set(asked.nonce, canonicalBody(action, body));
    return { status: 200, body: { provider: 'LOCAL' } };
  }

  private giveSecret(given: { readonly nonce: string; readonly password: string } | undefined): MockFile {
    if (given && this.prove(given.nonce))
      return { status: 200, body: { data: { localUserReAuth: { success: true } } } };
    const errors = [{ code: reAuthRefusals.unknown, message: reAuthRefusals.unknown }];
    return {
      status: 200,
      body: { errors: [{ message: 'Refused', extensions: { classification: 'INTERNAL_ERROR', errors } }] },
    };
  }

  private prove(nonce = ''): boolean {
    const body = this.begun.get(nonce);
    if (body === undefined) return false;
    this.begun.delete(nonce);
    this.proved.add(body);
    return true;
  }
}
