import { passkeyRefusals } from '../../../domain/credentials/passkeys/passkey-refusals';
import type { TransportRequest } from '../../http/transport';
import type { CallName } from '../../../contract/rest/call-catalogue';
import type { MockFile } from '../mock-file';

const { unavailable, unknown } = passkeyRefusals;

const refusals: Readonly<Partial<Record<CallName, string>>> = {
  beginPasskey: unavailable,
  addPasskey: unavailable,
  renamePasskey: unknown,
  removePasskey: unknown,
  askPasskeyProof: unavailable,
  givePasskeyProof: unknown,
};

/** The mock has no passkeys, since a browser would keep one for nothing; undefined for any other call. */
export function playPasskeys({ name }: Pick<TransportRequest, 'name'>): MockFile | undefined {
  const code = new Map<string, string>(Object.entries(refusals)).get(name);
  return code === undefined ? undefined : { status: 400, body: { detail: { errors: [{ code }] } } };
}
