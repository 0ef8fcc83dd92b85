import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { UserPortfolioHkDocument } from '../../../contract/graphql/client/generated/graphql';
import { documentUploadAnswer } from '../../../contract/rest/account/document-upload';
import { usedAllowances } from '../../../sandbox/database/schema/allowances';
import { documentDrafts, identityDocuments, reactivations } from '../../../sandbox/database/schema/identity-documents';
import { submissions } from '../../../sandbox/database/schema/submissions';
import { compareDocuments } from '../../../sandbox/documents/compare-documents';
import { sweepDrafts } from '../../../sandbox/documents/drafts';
import { folderStore } from '../../../sandbox/documents/folder-store';
import { openDocuments } from '../../../sandbox/documents/open-documents';
import { aPicture } from '../../builders/a-picture';
import { sharedDataFile } from '../../builders/shared-data';
import { startTestSandbox, testConfiguration, type TestSandbox } from '../support/test-sandbox';
import { codesOf, Visitor } from '../support/visitor';

const path = '/api/document/hk/reactivationDocumentUpload';
const dataFolder = mkdtempSync(join(tmpdir(), 'fund-portal-documents-'));
const folder = join(dataFolder, 'documents');
const documents = openDocuments({ ...testConfiguration, dataFolder });

let sandbox: TestSandbox;
let server: FastifyInstance;
let client: Visitor;
let picture: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  server = await sandbox.server('HK', { dataFolder });
  client = new Visitor(server, 'HK');
  await client.logOn('ngdormant4', '846052');
  picture = await aPicture('png');
});
afterAll(async () => {
  await sandbox.close();
  rmSync(dataFolder, { recursive: true, force: true });
});
beforeEach(async () => {
  for (const table of [identityDocuments, documentDrafts, submissions, usedAllowances])
    await sandbox.database.delete(table);
  await sandbox.database
    .update(reactivations)
    .set({ eligibility: 'ELIGIBLE' })
    .where(eq(reactivations.clientId, 'HK-DORMANT'));
});

type File = { readonly name?: string; readonly type?: string; readonly content?: BlobPart; readonly by?: string };

function formOf({ name = 'passport.png', type = 'image/png', content = picture, by = 'HK-DORMANT' }: File): FormData {
  const form = new FormData();
  form.append('requestBy', by);
  form.append('file', new Blob([content], { type }), name);
  return form;
}

const upload = (file: File = {}, key = 'key-00000001', visitor = client) =>
  visitor.call('POST', path, { headers: { 'idempotency-key': key }, body: formOf(file) });

const limitFiles = (bytes: string) =>
  execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:unlimited`]);

const saidOf = (answer: LightMyRequestResponse) => documentUploadAnswer.parse(answer.json());
const stored = (): readonly string[] => (existsSync(folder) ? readdirSync(folder) : []);
const rows = () => sandbox.database.select().from(identityDocuments);
const eligibility = async () => {
  const { data } = await client.graphql(UserPortfolioHkDocument);
  return [data?.userPortfolioHK.amlReactivationEligibility, data?.userPortfolioHK.etradingRight];
};

describe('an identity document', () => {
  test('[API-90, DOC-01, DOC-04, DOC-13, ENT-66, ERR-24] an identity document is taken, written down and kept under a name that says nothing, and no other is wanted', async () => {
    expect(await eligibility()).toEqual(['ELIGIBLE', false]);
    const before = stored();
    const answer = await upload({ name: 'my passport.png' });
    expect(answer.statusCode).toBe(200);
    expect(saidOf(answer).success).toBe(true);
    expect(saidOf(answer).message).toMatch(/^Your reference: ID-\d{6}$/);
    const [row, ...more] = await rows();
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      clientId: 'HK-DORMANT',
      originalName: 'my passport.png',
      format: 'png',
      bytes: picture.length,
      width: 128,
      height: 128,
    });
    expect(row?.sha256).toMatch(/^[0-9a-f]{64}$/);
    const added = stored().filter((name) => !before.includes(name));
    expect(added).toEqual([row?.storedName]);
    expect(row?.storedName).toMatch(/^[0-9a-f]{32}\.png$/);
    expect(statSync(join(folder, row?.storedName ?? '')).mode & 0o077).toBe(0);
    expect(await eligibility()).toEqual(['REQUESTED', false]);
    expect(saidOf(await upload({}, 'key-00000002'))).toEqual({
      success: false,
      message: 'We have already received your document and are checking it.',
    });
  });

  test('[API-90, DOC-02] an identity document is taken once however often it is sent under one key, also at the same time', async () => {
    const before = stored().length;
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload()));
    const again = await upload();
    const answered = answers.filter(({ statusCode }) => statusCode !== 409);
    expect(answered.length).toBeGreaterThan(0);
    expect(new Set([...answered, again].map((answer) => answer.body)).size).toBe(1);
    for (const busy of answers.filter((one) => !answered.includes(one)))
      expect(codesOf(busy)).toEqual(['SUBMISSION_IN_FLIGHT']);
    expect([saidOf(again).success, (await rows()).length, stored().length - before]).toEqual([true, 1, 1]);
  });

  test('[API-90] an identity document is one of several sent at the same time under different keys', async () => {
    const before = stored().length;
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => upload({}, `another-key-${String(index)}`)),
    );
    expect(answers.filter((answer) => saidOf(answer).success)).toHaveLength(1);
    expect([(await rows()).length, stored().length - before]).toEqual([1, 1]);
  });

  test('[API-90] sent under the key of another one is refused', async () => {
    await upload();
    const other = await upload({ content: await aPicture('jpeg'), name: 'other.jpg', type: 'image/jpeg' });
    expect([other.statusCode, codesOf(other)]).toEqual([422, ['IDEMPOTENCY_KEY_REUSED']]);
  });

  test('[DOC-13, ROLE-05] an identity document is not taken from whom none is wanted of, nor in another’s name, nor from a visitor, nor in Taiwan', async () => {
    const typical = new Visitor(server, 'HK');
    await typical.logOn('chanmei88', '528314');
    expect(saidOf(await upload({ by: 'HK-TYPICAL' }, 'key-00000003', typical))).toEqual({
      success: false,
      message: 'Your account is not waiting for a document.',
    });
    const inAnothersName = await upload({ by: 'HK-TYPICAL' });
    expect([inAnothersName.statusCode, codesOf(inAnothersName)]).toEqual([400, ['REQUEST_BY_INVALID']]);
    expect((await upload({}, 'key-00000004', new Visitor(server, 'HK'))).statusCode).toBe(401);
    const taiwan = new Visitor(await sandbox.server('TW', { dataFolder }), 'TW');
    expect((await upload({}, 'key-00000005', taiwan)).statusCode).toBe(404);
    expect(await rows()).toEqual([]);
  });

  test('[API-90, R6] leaves nothing behind when it can’t be written down: no picture, and still wanted', async () => {
    const { database } = sandbox;
    const before = stored().length;
    await database.execute(
      sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$`,
    );
    try {
      for (const table of ['identity_documents', 'reactivations']) {
        await database.execute(
          sql`create trigger refuse before insert or update on ${sql.identifier(table)} for each row execute function refuse()`,
        );
        expect((await upload()).statusCode).toBe(500);
        await database.execute(sql`drop trigger refuse on ${sql.identifier(table)}`);
        expect([(await rows()).length, stored().length, await eligibility()]).toEqual([0, before, ['ELIGIBLE', false]]);
      }
    } finally {
      await database.execute(sql`drop function refuse cascade`);
    }
    expect(saidOf(await upload()).success).toBe(true);
  });

  test('[API-90, R6] an identity document for which the disk has no room is refused as such, and leaves nothing behind: it is still wanted', async () => {
    const before = stored().length;
    // The system's own refusal of what is written beyond a size, in place of a full disk.
    const ignore = (): void => undefined;
    process.on('SIGXFSZ', ignore);
    try {
      limitFiles('4096');
      const answer = await upload();
      expect([answer.statusCode, codesOf(answer)]).toEqual([507, ['STORAGE_FULL']]);
    } finally {
      limitFiles('unlimited');
      process.off('SIGXFSZ', ignore);
    }
    expect([(await rows()).length, stored().length, await eligibility()]).toEqual([0, before, ['ELIGIBLE', false]]);
    expect(saidOf(await upload()).success).toBe(true);
  });

  test('[API-90] a draft that a killed process left is removed after its time, whole or half, and a document never is', async () => {
    await upload();
    const { database } = sandbox;
    const before = stored();
    const [whole, half] = ['0', '1'].map((digit) => `${digit.repeat(32)}.png`);
    if (!whole || !half) throw new Error('a name is missing');
    await database.insert(documentDrafts).values([{ storedName: whole }, { storedName: half }]);
    await documents.put(whole, Buffer.from('whole'));
    writeFileSync(join(folder, `${half}.part`), 'half');
    await sweepDrafts({ database, documents }, 60_000);
    expect(stored()).toHaveLength(before.length + 2);
    await sweepDrafts({ database, documents }, 0);
    expect([stored(), await database.select().from(documentDrafts)]).toEqual([before, []]);
  });

  test('[API-90, R6] a document whose draft was given up meanwhile is not taken, and is still wanted', async () => {
    const { database } = sandbox;
    await database.execute(
      sql`create function give_up() returns trigger language plpgsql as $$ begin new.is_given_up = true; return new; end $$`,
    );
    await database.execute(
      sql`create trigger give_up before insert on document_drafts for each row execute function give_up()`,
    );
    try {
      const answer = await upload();
      expect([answer.statusCode, codesOf(answer)]).toEqual([503, ['BUSY']]);
    } finally {
      await database.execute(sql`drop function give_up cascade`);
    }
    expect([await rows(), await eligibility()]).toEqual([[], ['ELIGIBLE', false]]);
    expect(saidOf(await upload()).success).toBe(true);
  });

  test('[API-90] a picture that a release before left half named, with its row in the books, is found under its name', async () => {
    await upload();
    const [row] = await rows();
    const kept = join(folder, row?.storedName ?? '');
    renameSync(kept, `${kept}.part`);
    expect((await compareDocuments(sandbox.database, documents)).missing).toEqual([]);
    expect((await sharp(await documents.get(row?.storedName ?? '')).metadata()).format).toBe('png');
  });

  test('[API-90] an identity document lies sealed in the store: its bytes are no picture, and the key alone opens it', async () => {
    await upload();
    const [row] = await rows();
    const name = row?.storedName ?? '';
    const lying = readFileSync(join(folder, name));
    expect(lying.subarray(0, 4).toString()).toBe('FPD1');
    await expect(sharp(lying).metadata()).rejects.toThrow();
    expect((await sharp(await documents.get(name)).metadata()).format).toBe('png');
    expect((await folderStore(folder).get(name))?.equals(lying)).toBe(true);
  });

  test('[DOC-04] an identity document is answered in the client’s language', async () => {
    const { cookie, token } = client;
    const chinese = Object.assign(new Visitor(server, 'HK', 'zh_HK'), { cookie, token });
    expect(saidOf(await upload({}, 'key-00000006', chinese)).message).toMatch(/^參考編號：/);
  });
});

describe('a hostile file', () => {
  const jpegOf = async (): Promise<Buffer> => Buffer.from(await aPicture('jpeg'));

  test.each([
    ['R07', { name: '護照.png' }],
    ['R07', { name: '../../etc/passwd.png' }],
    ['R07', { name: 'C:\\temp\\a.png' }],
    ['R03', { content: '' }],
    ['R03', { content: '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">'.repeat(400) }],
    ['R03', { content: `GIF89a${'x'.repeat(20_000)}` }],
    ['R02', { content: Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) }],
  ])('[DOC-05..11, ERR-95..98] a hostile file is refused by rule %s: %j', async (code, file) => {
    const answer = await upload(file);
    expect([answer.statusCode, saidOf(answer)]).toEqual([200, { success: false, message: code }]);
    expect(await rows()).toEqual([]);
  });

  test('[DOC-08, ERR-95] a hostile file is too large by a byte, by far, or once it is opened', async () => {
    const large = new Uint8Array(10_485_761);
    large.set(picture);
    expect(saidOf(await upload({ content: large })).message).toBe('R01');
    const huge = new Uint8Array(22_000_000);
    huge.set(picture);
    expect(saidOf(await upload({ content: huge })).message).toBe('R01');
    const headers = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': '30000000' };
    expect((await client.call('POST', path, { headers, body: 'x' })).statusCode).toBe(413);
    const side = 6_400;
    const blank = sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } });
    const bomb = Uint8Array.from(await blank.png({ compressionLevel: 9 }).toBuffer());
    expect(bomb.length).toBeLessThan(300_000);
    expect(saidOf(await upload({ content: bomb })).message).toBe('R01');
    expect(await rows()).toEqual([]);
  });

  test('[DOC-07, DOC-10] that is cut off or broken inside is refused, however good its beginning', async () => {
    const jpeg = await jpegOf();
    const cut = jpeg.subarray(0, Math.max(10_240, Math.floor(jpeg.length * 0.6)));
    const half = picture.subarray(0, Math.max(10_240, Math.floor(picture.length * 0.6)));
    const noise = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(30_000, 0x41)]);
    for (const [name, type, content] of [
      ['cut.jpg', 'image/jpeg', cut],
      ['half.png', 'image/png', half],
      ['noise.jpg', 'image/jpeg', noise],
    ] as const)
      expect([name, saidOf(await upload({ name, type, content: Uint8Array.from(content) })).message]).toEqual([
        name,
        'R03',
      ]);
    expect(await rows()).toEqual([]);
  });

  test('[DOC-05, DOC-10] that hides something behind its picture, or says where it was taken, is kept as its pixels alone', async () => {
    const secret = '<script>alert(1)</script>PK\u0003\u0004';
    const marked = await sharp(await jpegOf())
      .withExif({ IFD3: { GPSLatitude: '22/1 18/1 0/1' } })
      .jpeg({ quality: 100 })
      .toBuffer();
    const content = Uint8Array.from(Buffer.concat([marked, Buffer.from(secret)]));
    expect(saidOf(await upload({ name: 'a.jpg', type: 'image/jpeg', content })).success).toBe(true);
    const [row] = await rows();
    const kept = (await documents.get(row?.storedName ?? '')) ?? Buffer.alloc(0);
    expect([kept.includes(secret), kept.includes('Exif')]).toEqual([false, false]);
    expect((await sharp(kept).metadata()).format).toBe('jpeg');
  });

  const manifest = sharedDataFile('hostile/images/manifest.json');
  test.skipIf(manifest === undefined)(
    '[DOC-05, DOC-06, DOC-07, ERR-97] a hostile file of 188 real and broken images is taken or refused, and never breaks the server',
    async () => {
      const images = JSON.parse(readFileSync(manifest ?? '', 'utf8')) as readonly { file: string }[];
      for (const [index, { file }] of images.entries()) {
        const content = Uint8Array.from(readFileSync(sharedDataFile(`hostile/images/${file}`) ?? ''));
        const name = file.slice(file.lastIndexOf('/') + 1);
        const answer = await upload({ name, type: '', content }, `image-key-${String(index)}`);
        expect([file, answer.statusCode]).toEqual([file, 200]);
      }
    },
    60_000,
  );
});

describe('a hostile form', () => {
  const raw = (body: string | Buffer, type = 'multipart/form-data; boundary=b') =>
    client.call('POST', path, { headers: { 'content-type': type, 'idempotency-key': 'raw-key-1' }, body });
  const part = (head: string, content: string) =>
    `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;

  test('[API-90] a hostile form without its parts, with too many or other ones, is refused', async () => {
    const by = part('name="requestBy"', 'HK-DORMANT');
    const file = part('name="file"; filename="a.png"', 'x');
    for (const body of [
      '',
      '--b--',
      `${by}--b--`,
      `${file}--b--`,
      `${by}${by}${file}--b--`,
      `${by}${file}${file}--b--`,
      by,
    ])
      expect([body.length, (await raw(body)).statusCode]).toEqual([body.length, 400]);
    expect((await raw('{}', 'application/json')).statusCode).toBe(415);
    expect((await raw('a=b', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary='])
      expect((await raw(`${by}${file}--b--`, type)).statusCode).toBe(400);
    const odd = await client.call('POST', path, { headers: { 'idempotency-key': 'short' }, body: formOf({}) });
    expect([odd.statusCode, codesOf(odd)]).toEqual([400, ['IDEMPOTENCY_KEY_INVALID']]);
    expect(await rows()).toEqual([]);
  });

  test('[API-90, DOC-07] a hostile form of any kind is never a bug of the server’s', async () => {
    const head = fc.oneof(
      fc.constantFrom(
        'name="requestBy"',
        'name="file"; filename="a.png"',
        'name="__proto__"',
        'name="file"',
        'name=',
        '',
      ),
      fc.string({ maxLength: 40 }),
    );
    const body = fc
      .array(fc.tuple(head, fc.string({ unit: 'binary', maxLength: 80 })), { maxLength: 4 })
      .map((parts) => `${parts.map(([name, content]) => part(name, content)).join('')}--b--`);
    await fc.assert(
      fc.asyncProperty(body, async (text) => {
        const { statusCode } = await raw(text);
        expect(statusCode).toBeLessThan(500);
      }),
      { numRuns: 150 },
    );
  });

  test('[DOC-04] asked of any other route is not understood', async () => {
    const answer = await client.call('POST', '/account/priceAlert', { body: formOf({}) });
    expect(answer.statusCode).toBe(415);
  });
});
