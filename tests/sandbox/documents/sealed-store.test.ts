import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { saveDocument } from '../../../sandbox/commands/identity-documents';
import type { DocumentKey } from '../../../sandbox/context/configuration/document-settings';
import { documentDrafts, identityDocuments } from '../../../sandbox/database/schema/identity-documents';
import { compareDocuments } from '../../../sandbox/documents/compare-documents';
import type { DocumentStore } from '../../../sandbox/documents/document-store';
import { folderStore } from '../../../sandbox/documents/folder-store';
import { openDocuments } from '../../../sandbox/documents/open-documents';
import { resealDocuments } from '../../../sandbox/documents/reseal-documents';
import { SealBroken, sealedStore, sealedWith } from '../../../sandbox/documents/sealed-store';
import { startTestSandbox, testConfiguration, type TestSandbox } from '../support/test-sandbox';

const keyOf = (id: string): DocumentKey => ({ id, key: createHash('sha256').update(id).digest() });
const [older, newer, foreign] = ['2025-01', '2026-03', 'foreign'].map(keyOf) as [DocumentKey, DocumentKey, DocumentKey];
const nameOf = (number: number): string => `${number.toString(16).padStart(32, '0')}.png`;

/** A store that keeps nothing longer than the test. */
function memoryStore(): DocumentStore & { readonly kept: Map<string, Buffer> } {
  const kept = new Map<string, Buffer>();
  return {
    kept,
    place: 'memory',
    prepare: () => Promise.resolve(),
    put: async (name, content) => void kept.set(name, content),
    get: (name) => Promise.resolve(kept.get(name)),
    remove: async (name) => void kept.delete(name),
    async *list() {
      yield* kept.keys();
    },
    isUp: () => Promise.resolve(true),
  };
}

describe('a sealed document', () => {
  test('[API-90] a document comes back as it was put in, and lies in the store in other bytes each time', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 16, maxLength: 500 }), async (bytes) => {
        const store = memoryStore();
        const content = Buffer.from(bytes);
        const sealed = sealedStore(store, [newer]);
        await sealed.put(nameOf(1), content);
        const first = store.kept.get(nameOf(1)) ?? Buffer.alloc(0);
        expect(first.includes(content)).toBe(false);
        expect(await sealed.get(nameOf(1))).toEqual(content);
        await sealed.put(nameOf(1), content);
        expect(store.kept.get(nameOf(1))?.equals(first)).toBe(false);
      }),
    );
  });

  test('[API-90] a document of which any byte was changed, or that was cut off, is never opened', async () => {
    const store = memoryStore();
    const sealed = sealedStore(store, [newer]);
    await sealed.put(nameOf(1), Buffer.from('the picture of a passport'));
    const whole = store.kept.get(nameOf(1)) ?? Buffer.alloc(0);
    // From the fifth byte on: without the first four it would be a picture of before there were seals.
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 5), fc.integer({ min: 1, max: 255 }), async (place, difference) => {
        const changed = Buffer.from(whole);
        changed[place + 4] = (changed[place + 4] ?? 0) ^ difference;
        store.kept.set(nameOf(1), changed);
        await expect(sealed.get(nameOf(1))).rejects.toThrow(SealBroken);
        store.kept.set(nameOf(1), whole.subarray(0, place + 4));
        await expect(sealed.get(nameOf(1))).rejects.toThrow(SealBroken);
      }),
    );
  });

  test('[API-90] a document is opened under its own name alone', async () => {
    const store = memoryStore();
    const sealed = sealedStore(store, [newer]);
    await sealed.put(nameOf(1), Buffer.from('of one client'));
    store.kept.set(nameOf(2), store.kept.get(nameOf(1)) ?? Buffer.alloc(0));
    await expect(sealed.get(nameOf(2))).rejects.toThrow('is not what was sealed');
  });

  test('[API-90] new documents are sealed with the first key, those of an older one are still opened, and a key that is missing or another is said', async () => {
    const store = memoryStore();
    await sealedStore(store, [older]).put(nameOf(1), Buffer.from('before'));
    const rotated = sealedStore(store, [newer, older]);
    await rotated.put(nameOf(2), Buffer.from('after'));
    expect([await rotated.get(nameOf(1)), await rotated.get(nameOf(2))].map(String)).toEqual(['before', 'after']);
    expect([...store.kept.values()].map(sealedWith)).toEqual(['2025-01', '2026-03']);
    await expect(sealedStore(store, [newer]).get(nameOf(1))).rejects.toThrow(
      `${nameOf(1)} is sealed with the key 2025-01, which DOCUMENT_KEYS lacks`,
    );
    const wrong = { id: '2025-01', key: foreign.key };
    await expect(sealedStore(store, [wrong]).get(nameOf(1))).rejects.toThrow('or the key is another');
  });

  test('[API-90] a store without a key is refused in production, and keeps documents as they are elsewhere', async () => {
    const documents = { objectStore: undefined, keys: [] };
    const configuration = { ...testConfiguration, documents };
    expect(() => openDocuments({ ...configuration, environment: 'production' })).toThrow('DOCUMENT_KEYS must be set');
    expect(openDocuments(configuration).place).toBe('the folder unused/documents');
  });
});

describe('the stored documents', () => {
  let sandbox: TestSandbox;
  let dataFolder: string;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
    dataFolder = mkdtempSync(join(tmpdir(), 'fund-portal-sealed-'));
  });
  afterAll(async () => {
    await sandbox.close();
    rmSync(dataFolder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    for (const table of [identityDocuments, documentDrafts]) await sandbox.database.delete(table);
  });

  const taken = (storedName: string) =>
    sandbox.database
      .insert(identityDocuments)
      .values({
        clientId: 'HK-DORMANT',
        originalName: 'passport.png',
        storedName,
        format: 'png',
        bytes: 1,
        sha256: '',
        width: 1,
        height: 1,
        receivedAt: new Date('2026-03-04T02:00:00Z'),
      })
      .returning({ id: identityDocuments.id });

  test('[API-90, R19] documents without a picture and pictures without a document are named, and what is under way is neither', async () => {
    const { database } = sandbox;
    const store = memoryStore();
    for (const number of [1, 2]) await taken(nameOf(number));
    for (const number of [2, 3, 4]) await store.put(nameOf(number), Buffer.from('a picture'));
    await database.insert(documentDrafts).values({ storedName: nameOf(4) });
    expect(await compareDocuments(database, store)).toEqual({ missing: [nameOf(1)], orphans: [nameOf(3)] });
    // Taken while the store is listed: in it after the first reading of the rows, or before the second.
    const busy: DocumentStore = {
      ...store,
      async *list() {
        yield* store.list();
        await taken(nameOf(5));
        yield nameOf(5);
        await taken(nameOf(6));
      },
    };
    expect(await compareDocuments(database, busy)).toEqual({ missing: [nameOf(1)], orphans: [nameOf(3)] });
  });

  test('[API-90] resealing seals every document with the first key, takes over what lies in the store of before, and changes nothing a second time', async () => {
    const { database } = sandbox;
    const [kept, before] = [memoryStore(), memoryStore()];
    const numbers = [1, 2, 3, 4];
    for (const number of numbers) await taken(nameOf(number));
    await sealedStore(kept, [older]).put(nameOf(1), Buffer.from('1'));
    await sealedStore(kept, [newer]).put(nameOf(2), Buffer.from('2'));
    await before.put(nameOf(3), Buffer.from('3'));
    const resealing = { kept, before, keys: [newer, older] };
    expect(await resealDocuments(database, resealing)).toEqual({
      resealed: 1,
      moved: 1,
      unchanged: 1,
      missing: [nameOf(4)],
    });
    // The older key is needed no more.
    const opened = await Promise.all([1, 2, 3].map((number) => sealedStore(kept, [newer]).get(nameOf(number))));
    expect(opened.map(String)).toEqual(['1', '2', '3']);
    const again = { resealed: 0, moved: 0, unchanged: 3, missing: [nameOf(4)] };
    expect(await resealDocuments(database, resealing)).toEqual(again);
  });

  test('[API-90] a document is saved as the picture that it is, once, for its owner alone; one that is missing or sealed otherwise is said', async () => {
    const store = folderStore(join(dataFolder, 'documents'));
    const documents = sealedStore(store, [newer]);
    const [row] = await taken(nameOf(1));
    const number = String(row?.id);
    const file = join(dataFolder, 'passport.png');
    const save = (of: DocumentStore) => saveDocument(sandbox.database, of, number, file);
    await expect(save(documents)).rejects.toThrow(`${nameOf(1)} is missing in the folder`);
    await documents.put(nameOf(1), Buffer.from('a picture'));
    await expect(save(sealedStore(store, [older]))).rejects.toThrow('which DOCUMENT_KEYS lacks');
    expect(await save(documents)).toBe(`Written to ${file}`);
    expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o077]).toEqual(['a picture', 0]);
    writeFileSync(file, 'of somebody else');
    await expect(save(documents)).rejects.toThrow("can't be written");
    await expect(saveDocument(sandbox.database, documents, 'x', file)).rejects.toThrow('There is no document x');
  });
});
