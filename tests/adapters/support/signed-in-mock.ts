import type { TransportRequest } from '../../../adapters/http/transport';
import type { MockFile } from '../../../adapters/mock/mock-file';
import { MockTransport } from '../../../adapters/mock/mock-transport';
import type { Region } from '../../../domain/region';

/** An answer of the mock: the status and the parsed body, undefined where there is none. */
export type MockAnswer = { readonly status: number; readonly body: unknown };

/** Returns a way to ask the mock of a region as a client who is signed in, over the recordings that are given by their names. */
export function signedInMock(region: Region, files: Readonly<Record<string, unknown>>) {
  const load = ({ name }: { readonly name: string }): Promise<MockFile | undefined> =>
    Promise.resolve(name in files ? { status: 200, body: files[name] } : undefined);
  const transport = new MockTransport(region, { load, isClient: () => false });
  return async (name: string, more: Partial<TransportRequest> = {}): Promise<MockAnswer> => {
    const headers = { AUTH_CHECKED: 'mock', ...more.headers };
    const given = await transport.send({ name, method: 'POST', url: '/', ...more, headers });
    if (given.kind !== 'answered') throw new Error(`no answer to ${name}: ${given.reason}`);
    const body: unknown = given.body === '' ? undefined : JSON.parse(given.body);
    return { status: given.status, body };
  };
}
