import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyDocuments } from '../../../sandbox/documents/copy-documents';
import type { DocumentStore } from '../../../sandbox/documents/document-store';
import { folderStore } from '../../../sandbox/documents/folder-store';
import { objectStore } from '../../../sandbox/documents/object-store';
import { sealedStore } from '../../../sandbox/documents/sealed-store';
import { type ObjectServer, startObjectServer } from '../support/object-server';

let server: ObjectServer;
let folder: string;
beforeAll(async () => {
  server = await startObjectServer();
  folder = mkdtempSync(join(tmpdir(), 'fund-portal-stores-'));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const keys = [{ id: '2026-03', key: Buffer.alloc(32, 'a key') }];
const made = { count: 0 };

/** An empty store as two processes see it. */
type Stores = () => readonly [DocumentStore, DocumentStore];

const inFolders: Stores = () => {
  made.count += 1;
  const path = join(folder, String(made.count), 'documents');
  return [folderStore(path), folderStore(path)];
};

const inBuckets: Stores = () => {
  made.count += 1;
  const settings = server.settings(`documents-${String(made.count)}`);
  return [objectStore(settings), objectStore(settings)];
};

const kinds: readonly (readonly [string, Stores])[] = [
  ['a folder', inFolders],
  ['a bucket of an object store', inBuckets],
];
const sealedKinds = kinds.map(([name, make]): readonly [string, Stores] => [
  `${name}, sealed`,
  () => {
    const [one, other] = make();
    return [sealedStore(one, keys), sealedStore(other, keys)];
  },
]);

const nameOf = (number: number, format = 'png'): string => `${number.toString(16).padStart(32, '0')}.${format}`;

async function namesIn(store: DocumentStore): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const name of store.list()) names.push(name);
  return names.toSorted();
}

describe.each([...kinds, ...sealedKinds])('documents in %s', (_, make) => {
  test('[API-90, R23] documents that one process puts in are read, listed and removed by another, whatever their bytes', async () => {
    const [one, other] = make();
    await one.prepare();
    expect(await other.get(nameOf(1))).toBeUndefined();
    const kept = new Map<string, Buffer>();
    await fc.assert(
      fc.asyncProperty(fc.nat(40), fc.uint8Array({ maxLength: 4_000 }), fc.boolean(), async (number, bytes, isKept) => {
        const name = nameOf(number, number % 2 === 0 ? 'png' : 'jpeg');
        if (isKept) await one.put(name, Buffer.from(bytes));
        else await one.remove(name);
        if (isKept) kept.set(name, Buffer.from(bytes));
        else kept.delete(name);
        expect(await other.get(name)).toEqual(kept.get(name));
      }),
      { numRuns: 40 },
    );
    expect(await namesIn(other)).toEqual([...kept.keys()].toSorted());
  });

  test('[API-90] a document of five megabytes comes back whole, and can be used at once', async () => {
    const [one, other] = make();
    await one.prepare();
    const large = Buffer.alloc(5 * 1024 * 1024, 'a large picture');
    await one.put(nameOf(7), large);
    expect((await other.get(nameOf(7)))?.equals(large)).toBe(true);
    expect(await other.isUp()).toBe(true);
  });

  test('[API-90] a store that is prepared twice stays as it was', async () => {
    const [one, other] = make();
    await one.prepare();
    await one.put(nameOf(3), Buffer.from('a picture'));
    await other.prepare();
    expect((await other.get(nameOf(3)))?.toString()).toBe('a picture');
  });
});

test('[R19] documents are copied from one kind of store into the other and back, with what is there left alone', async () => {
  const [inFolder] = inFolders();
  const [inBucket] = inBuckets();
  const [back] = inFolders();
  await inBucket.prepare();
  const pictures = Array.from({ length: 30 }, (_, number) => [nameOf(number), `picture ${String(number)}`] as const);
  for (const [name, text] of pictures) await inFolder.put(name, Buffer.from(text));
  await inBucket.put(nameOf(5), Buffer.from('another'));
  await copyDocuments(inFolder, inBucket);
  await copyDocuments(inBucket, back);
  expect(await namesIn(back)).toEqual(pictures.map(([name]) => name));
  expect([await back.get(nameOf(5)), await back.get(nameOf(29))].map(String)).toEqual(['another', 'picture 29']);
});
