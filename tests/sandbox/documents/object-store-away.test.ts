import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { UserPortfolioHkDocument } from '../../../contract/graphql/client/generated/graphql';
import { documentUploadAnswer } from '../../../contract/rest/account/document-upload';
import { createLogger } from '../../../sandbox/context/logging/logger';
import type { ObjectStoreSettings } from '../../../sandbox/context/configuration/document-settings';
import { documentDrafts, identityDocuments, reactivations } from '../../../sandbox/database/schema/identity-documents';
import { submissions } from '../../../sandbox/database/schema/submissions';
import { type DocumentStore, DocumentStoreAway, DocumentStoreFull } from '../../../sandbox/documents/document-store';
import { sweepDrafts } from '../../../sandbox/documents/drafts';
import { objectStore } from '../../../sandbox/documents/object-store';
import { openDocuments } from '../../../sandbox/documents/open-documents';
import { createMetrics } from '../../../sandbox/server/operation-routes';
import { measureDocuments } from '../../../sandbox/server/document-metrics';
import { aPicture } from '../../builders/a-picture';
import { type ObjectServer, startObjectServer } from '../support/object-server';
import { startTestSandbox, testConfiguration, type TestSandbox } from '../support/test-sandbox';
import { codesOf, Visitor } from '../support/visitor';

const secret = 'the-secret-of-the-account';
const name = `${'0'.repeat(32)}.png`;
const picture = Buffer.from('a picture');

type Respond = (request: IncomingMessage, response: ServerResponse) => void;

const failure =
  (status: number, code: string): Respond =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/xml' });
    response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`);
  };

/** Starts a server that answers as it is told, in place of an object store; it ends with the test. */
async function startStandIn(respond: Respond): Promise<ObjectStoreSettings> {
  const server: Server = createServer((request, response) => {
    request.resume().on('end', () => respond(request, response));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return settingsFor(`http://127.0.0.1:${String(port)}`);
}

const settingsFor = (endpoint: string): ObjectStoreSettings => ({
  endpoint,
  bucket: 'documents',
  region: 'us-east-1',
  accessKeyId: 'portal',
  secretAccessKey: secret,
});

/** An address at which nobody listens: of a server that has just ended. */
async function nobodysAddress(): Promise<string> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return `http://127.0.0.1:${String(port)}`;
}

async function firstOf(store: DocumentStore): Promise<string | undefined> {
  for await (const found of store.list()) return found;
  return undefined;
}

const refusalOf = async (work: Promise<unknown>): Promise<Error> => {
  const problem = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(problem instanceof Error)) throw new Error('nothing was refused');
  return problem;
};

describe('an object store that can’t be used', () => {
  const cutOff: Respond = (request) => request.socket.destroy();
  const silence: Respond = () => undefined;
  const half: Respond = (_, response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('half', () => response.destroy());
  };

  test.each<[string, Respond, string]>([
    ['refuses the key', failure(403, 'AccessDenied'), 'the object store answered 403 AccessDenied'],
    ['has no such bucket', failure(404, 'NoSuchBucket'), 'the object store answered 404 NoSuchBucket'],
    ['has a fault of its own', failure(500, 'InternalError'), 'the object store answered 500 InternalError'],
    ['sheds load', failure(503, 'SlowDown'), 'the object store answered 503 SlowDown'],
    [
      'says nothing that can be read',
      (_, response) => response.writeHead(502).end('<html>'),
      'the object store answered 502',
    ],
    [
      'sends elsewhere',
      (_, response) => response.writeHead(307, { location: '/' }).end(),
      'the object store did not answer',
    ],
    ['ends the connection', cutOff, 'the object store did not answer UND_ERR_SOCKET'],
    ['never answers', silence, 'the object store did not answer in time'],
  ])('[R5] one that %s is said to be away, by all calls alike and without a secret', async (_, respond, said) => {
    const settings = await startStandIn(respond);
    // A machine under load answers late: only what never answers is given up soon.
    const store = objectStore(settings, respond === silence ? { call: 300, isUp: 100 } : undefined);
    const calls = [
      () => store.put(name, picture),
      () => store.get(name),
      () => store.remove(name),
      () => firstOf(store),
    ];
    for (const call of calls) {
      const problem = await refusalOf(call());
      expect([problem instanceof DocumentStoreAway, problem.message]).toEqual([true, said]);
      expect(JSON.stringify(problem)).not.toContain(secret);
    }
    expect(await store.isUp()).toBe(false);
  });

  test('[R5] one at whose address nobody listens is said to be away', async () => {
    const store = objectStore(settingsFor(await nobodysAddress()));
    const problem = await refusalOf(store.put(name, picture));
    expect([problem instanceof DocumentStoreAway, problem.message]).toEqual([
      true,
      'the object store did not answer ECONNREFUSED',
    ]);
    expect(await store.isUp()).toBe(false);
  });

  test('[R5] an answer that breaks off gives no half document', async () => {
    const store = objectStore(await startStandIn(half));
    expect(await refusalOf(store.get(name))).toBeInstanceOf(DocumentStoreAway);
  });

  test.each([
    [507, 'XMinioStorageFull'],
    [400, 'QuotaExceeded'],
    [507, ''],
  ])('[R5] one that has no room (%i %s) is said to be full', async (status, code) => {
    const store = objectStore(await startStandIn(failure(status, code)));
    expect(await refusalOf(store.put(name, picture))).toBeInstanceOf(DocumentStoreFull);
  });

  test('[R5] a connection that is cut off once is tried once more', async () => {
    const calls = { count: 0 };
    const settings = await startStandIn((request, response) => {
      calls.count += 1;
      if (calls.count === 1) cutOff(request, response);
      else response.writeHead(200).end();
    });
    await objectStore(settings).put(name, picture);
    expect(calls.count).toBe(2);
  });

  test('[R5] a listing is read page by page, and one that can’t be read, or declares entities, is refused', async () => {
    const page = (more: string) =>
      `<?xml version="1.0"?><ListBucketResult>${more}<Contents><Key>NAME</Key></Contents></ListBucketResult>`;
    const pages: Readonly<Record<string, string>> = {
      '': page('<IsTruncated>true</IsTruncated><NextContinuationToken>a b/+=</NextContinuationToken>'),
      'a b/+=': page('<IsTruncated>false</IsTruncated>').replace('NAME', name),
    };
    const paged = objectStore(
      await startStandIn((request, response) => {
        const token = new URL(request.url ?? '', 'http://x').searchParams.get('continuation-token') ?? '';
        response.end(pages[token]?.replace('NAME', name.replace('0', 'f')));
      }),
    );
    const found: string[] = [];
    for await (const each of paged.list()) found.push(each);
    expect(found).toEqual([name.replace('0', 'f'), name]);
    for (const text of ['', '<a>', `<!DOCTYPE x>${page('')}`, page('<IsTruncated>true</IsTruncated>')]) {
      const store = objectStore(await startStandIn((_, response) => response.end(text)));
      expect([text, await refusalOf(firstOf(store))]).toEqual([text, expect.any(DocumentStoreAway)]);
    }
  });
});

describe('an identity document', () => {
  const path = '/api/document/hk/reactivationDocumentUpload';
  let objects: ObjectServer;
  let sandbox: TestSandbox;
  beforeAll(async () => {
    objects = await startObjectServer();
    sandbox = await startTestSandbox();
  });
  afterAll(async () => {
    await sandbox.close();
    await objects.close();
  });
  beforeEach(async () => {
    for (const table of [identityDocuments, documentDrafts]) await sandbox.database.delete(table);
    await wantAgain();
  });

  /** Has the client owe a document, as if none had been sent. */
  async function wantAgain(): Promise<void> {
    await sandbox.database.delete(submissions);
    await sandbox.database
      .update(reactivations)
      .set({ eligibility: 'ELIGIBLE' })
      .where(eq(reactivations.clientId, 'HK-DORMANT'));
  }

  const configured = (settings: ObjectStoreSettings) => ({
    documents: { ...testConfiguration.documents, objectStore: settings },
  });

  async function visitorOf(settings: ObjectStoreSettings): Promise<Visitor> {
    const client = new Visitor(await sandbox.server('HK', configured(settings)), 'HK');
    await client.logOn('ngdormant4', '846052');
    return client;
  }

  async function upload(client: Visitor) {
    const form = new FormData();
    form.append('requestBy', 'HK-DORMANT');
    form.append('file', new Blob([await aPicture('png')], { type: 'image/png' }), 'passport.png');
    return client.call('POST', path, { headers: { 'idempotency-key': 'key-00000001' }, body: form });
  }

  const eligibility = async (client: Visitor) =>
    (await client.graphql(UserPortfolioHkDocument)).data?.userPortfolioHK.amlReactivationEligibility;

  test('[API-90, R23] an identity document that one process takes is read by another, from a bucket of an object store', async () => {
    const settings = objects.settings('taken');
    await objectStore(settings).prepare();
    const answer = documentUploadAnswer.parse((await upload(await visitorOf(settings))).json());
    expect(answer.success).toBe(true);
    const [row] = await sandbox.database.select().from(identityDocuments);
    const elsewhere = openDocuments({ ...testConfiguration, ...configured(settings) });
    expect((await elsewhere.get(row?.storedName ?? ''))?.subarray(1, 4).toString()).toBe('PNG');
    expect((await objectStore(settings).get(row?.storedName ?? ''))?.subarray(0, 4).toString()).toBe('FPD1');
    expect(await sandbox.database.select().from(documentDrafts)).toEqual([]);
  });

  test.each<[string, Respond, number, string]>([
    ['refuses the key', failure(403, 'SignatureDoesNotMatch'), 503, 'BUSY'],
    ['ends the connection', (request) => request.socket.destroy(), 503, 'BUSY'],
    ['is full', failure(507, 'XMinioStorageFull'), 507, 'STORAGE_FULL'],
  ])(
    '[API-90, R5] a document for a store that %s is refused in words, is still wanted, and is taken once the store is back',
    async (_, respond, status, code) => {
      const refusing = await visitorOf(await startStandIn(respond));
      const answer = await upload(refusing);
      expect([answer.statusCode, codesOf(answer)]).toEqual([status, [code]]);
      if (status === 503) expect(answer.headers['retry-after']).toBe('5');
      // Everything else goes on.
      expect([await eligibility(refusing), await sandbox.database.select().from(identityDocuments)]).toEqual([
        'ELIGIBLE',
        [],
      ]);
      const settings = objects.settings('back');
      await objectStore(settings).prepare();
      const again = await upload(await visitorOf(settings));
      expect(documentUploadAnswer.parse(again.json()).success).toBe(true);
      await sweepDrafts({ database: sandbox.database, documents: objectStore(settings) }, 0);
      expect(await sandbox.database.select().from(documentDrafts)).toEqual([]);
      const [row] = await sandbox.database.select().from(identityDocuments);
      expect(await objectStore(settings).get(row?.storedName ?? '')).toBeDefined();
    },
  );

  test('[API-90, R23] the account of the store is renewed by a second one: documents are taken and read with either until the first ends, and with the second alone afterwards', async () => {
    const first = objects.addAccount('renewed', 'portal');
    await objectStore(first).prepare();
    const rowsOf = () => sandbox.database.select().from(identityDocuments).orderBy(asc(identityDocuments.id));
    const isTaken = async (client: Visitor) => documentUploadAnswer.safeParse((await upload(client)).json()).success;
    const before = await visitorOf(first);
    expect(await isTaken(before)).toBe(true);
    // As docs/operate/backup.md says: a second account, then the servers one by one, then the first one ends.
    const second = objects.addAccount('renewed', 'portal-2');
    await wantAgain();
    const after = await visitorOf(second);
    expect(await isTaken(after)).toBe(true);
    const storedNames = (await rowsOf()).map(({ storedName }) => storedName);
    expect(storedNames).toHaveLength(2);
    for (const settings of [first, second])
      for (const storedName of storedNames) expect(await objectStore(settings).get(storedName)).toBeDefined();
    objects.endAccount('portal');
    await wantAgain();
    // One that was forgotten takes none, and says so; nothing is half kept, and the document is still wanted.
    const refused = await upload(before);
    expect([refused.statusCode, codesOf(refused), refused.headers['retry-after']]).toEqual([503, ['BUSY'], '5']);
    expect(await refusalOf(objectStore(first).get(storedNames[0] ?? ''))).toMatchObject({
      message: 'the object store answered 403 InvalidAccessKeyId',
    });
    expect(await isTaken(after)).toBe(true);
    for (const { storedName } of await rowsOf()) expect(await objectStore(second).get(storedName)).toBeDefined();
    await sweepDrafts({ database: sandbox.database, documents: objectStore(second) }, 0);
    const listed: string[] = [];
    for await (const found of objectStore(second).list()) listed.push(found);
    expect([listed.toSorted(), await sandbox.database.select().from(documentDrafts)]).toEqual([
      (await rowsOf()).map(({ storedName }) => storedName).toSorted(),
      [],
    ]);
  });

  test('[API-90, R5] a picture that was stored though the store’s answer was lost is swept, and the document is still wanted', async () => {
    const settings = objects.settings('lost');
    const store = objectStore(settings);
    await store.prepare();
    const kept = new Map<string, string>();
    const lossy = await startStandIn((request) => {
      kept.set(request.method ?? '', request.url?.split('/').at(-1) ?? '');
      request.socket.destroy();
    });
    const client = await visitorOf(lossy);
    expect((await upload(client)).statusCode).toBe(503);
    const stored = kept.get('PUT') ?? '';
    await store.put(stored, picture);
    await sweepDrafts({ database: sandbox.database, documents: store }, 0);
    expect([await store.get(stored), await eligibility(client)]).toEqual([undefined, 'ELIGIBLE']);
  });

  test('[R23] a server that can’t use its store says so in its metrics, is ready all the same, and says when the store is back', async () => {
    const settings = objects.settings('measured');
    const away = objectStore(settingsFor(await nobodysAddress()));
    const back = objectStore(settings);
    await back.prepare();
    const stores = [away, back];
    const metrics = createMetrics();
    measureDocuments(metrics, { isUp: () => (stores.shift() ?? back).isUp() }, createLogger('silent'));
    expect(await metrics.getSingleMetricAsString('portal_documents_up')).toContain('portal_documents_up 0');
    expect(await metrics.getSingleMetricAsString('portal_documents_up')).toContain('portal_documents_up 1');
    const server = await sandbox.server('HK', configured(settingsFor(await nobodysAddress())));
    expect((await server.inject('/ready')).statusCode).toBe(200);
  });
});
