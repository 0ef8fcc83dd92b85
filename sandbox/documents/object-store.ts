import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { ObjectStoreSettings } from '../context/configuration/document-settings';
import { documentName, DocumentStoreAway, DocumentStoreFull, type DocumentStore } from './document-store';
import { readErrorCode, readListing } from './object-store-texts';
import { nearestErrorCode } from '../context/error-code';

/** The milliseconds that one call of an object store may take; the question whether it is up has fewer. */
export type ObjectStoreLimits = { readonly call: number; readonly isUp: number };

const usualLimits: ObjectStoreLimits = { call: 10_000, isUp: 3_000 };

type Call = {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: Buffer;
  readonly within: number;
};

/** An answer that was read to its end. */
type Answer = { readonly status: number; readonly body: Buffer };

/** Returns a store of objects in a bucket, over the S3 API with the bucket in the path. */
export function objectStore(settings: ObjectStoreSettings, limits: ObjectStoreLimits = usualLimits): DocumentStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });

  const send = async ({ method, path, body, within }: Call): Promise<Answer> => {
    const answer = await client.fetch(`${endpoint}/${bucket}${path}`, {
      method,
      // Signed with its digest, so that the store refuses one that came in other bytes, or not whole.
      headers: { 'x-amz-content-sha256': sha256Of(body ?? '') },
      ...(body === undefined ? {} : { body: new Uint8Array(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(within),
    });
    return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
  };

  /** Sends a call once more where the other side has just closed the connection: the same twice changes nothing. */
  const sendTwice = async (call: Call): Promise<Answer> => {
    try {
      return await send(call);
    } catch (problem) {
      if (!wasCutOff(problem)) throw problem;
      return send(call);
    }
  };

  /** Sends a call and requires one of the statuses, or says why the store can't be used. */
  const ask = async (call: Omit<Call, 'within'>, statuses: readonly number[]): Promise<Answer> => {
    const answer = await sendTwice({ ...call, within: limits.call }).catch((problem: unknown) => {
      throw new DocumentStoreAway(reasonOf(problem), { cause: problem });
    });
    if (statuses.includes(answer.status)) return answer;
    const code = readErrorCode(answer.body.toString());
    const said = `the object store answered ${String(answer.status)} ${code ?? ''}`.trim();
    throw isFull(answer.status, code) ? new DocumentStoreFull(said) : new DocumentStoreAway(said);
  };

  return {
    place: `the bucket ${bucket} of ${endpoint}`,
    async prepare() {
      const { status } = await ask({ method: 'HEAD', path: '' }, [200, 404]);
      if (status === 404) await ask({ method: 'PUT', path: '' }, [200]);
    },
    async put(name, content) {
      await ask({ method: 'PUT', path: `/${name}`, body: content }, [200]);
    },
    async get(name) {
      const { status, body } = await ask({ method: 'GET', path: `/${name}` }, [200, 404]);
      if (status === 200) return body;
      const code = readErrorCode(body.toString());
      if (code !== 'NoSuchKey') throw new DocumentStoreAway(`the object store answered 404 ${code ?? ''}`.trim());
      return undefined;
    },
    async remove(name) {
      await ask({ method: 'DELETE', path: `/${name}` }, [200, 204]);
    },
    async *list() {
      let next: string | undefined;
      do {
        const token = next === undefined ? '' : `&continuation-token=${encodeURIComponent(next)}`;
        const { body } = await ask({ method: 'GET', path: `?list-type=2${token}` }, [200]);
        const page = readListing(body.toString());
        if (page === undefined) throw new DocumentStoreAway('the object store listed nothing that can be read');
        yield* page.names.filter((name) => documentName.test(name));
        next = page.next;
      } while (next !== undefined);
    },
    isUp: () =>
      send({ method: 'HEAD', path: '', within: limits.isUp }).then(
        ({ status }) => status === 200,
        () => false,
      ),
  };
}

const sha256Of = (body: Buffer | string): string => createHash('sha256').update(body).digest('hex');

const isFull = (status: number, code = ''): boolean => status === 507 || /StorageFull|QuotaExceeded/.test(code);

const wasCutOff = (problem: unknown): boolean =>
  ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'].includes(String(nearestErrorCode(problem)));

/** Why there was no answer, without the address: it is in the configuration. */
function reasonOf(problem: unknown): string {
  if (problem instanceof Error && problem.name === 'TimeoutError') return 'the object store did not answer in time';
  return `the object store did not answer ${String(nearestErrorCode(problem) ?? '')}`.trim();
}
