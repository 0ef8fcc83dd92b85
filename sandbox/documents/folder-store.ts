import { constants } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { documentName, DocumentStoreFull, type DocumentStore } from './document-store';
import { isStorageFull } from './storage-full';
import { errorCode } from '../context/error-code';

/** The ending of a file that is not whole yet, or of one that a release before 0.2 had no time to rename. */
const part = '.part';

/** Returns a store of files that the server alone can read, in a folder that is made with the first. */
export function folderStore(folder: string): DocumentStore {
  const pathOf = (name: string): string => join(folder, name);
  const prepare = async (): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  };
  return {
    place: `the folder ${folder}`,
    prepare,
    async put(name, content) {
      const draft = pathOf(name) + part;
      try {
        await prepare();
        await writeThrough(draft, content);
        await rename(draft, pathOf(name));
        await writeThroughFolder(folder);
      } catch (problem) {
        await rm(draft, { force: true });
        throw isStorageFull(problem) ? new DocumentStoreFull('no room in the folder', { cause: problem }) : problem;
      }
    },
    get: async (name) => (await readIfThere(pathOf(name))) ?? readIfThere(pathOf(name) + part),
    async remove(name) {
      await rm(pathOf(name), { force: true });
      await rm(pathOf(name) + part, { force: true });
    },
    async *list() {
      const files = await ifThere(readdir(folder));
      const names = (files ?? []).map((file) => (file.endsWith(part) ? file.slice(0, -part.length) : file));
      yield* new Set(names.filter((name) => documentName.test(name)));
    },
    isUp: () =>
      ifThere(access(folder, constants.W_OK)).then(
        () => true,
        () => false,
      ),
  };
}

const readIfThere = (path: string): Promise<Buffer | undefined> => ifThere(readFile(path));

/** Waits for what a file system answers; undefined where there is no such file or folder. */
async function ifThere<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (problem) {
    if (errorCode(problem) === 'ENOENT') return undefined;
    throw problem;
  }
}

async function writeThrough(path: string, content: Buffer): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A new name is only safe once its folder is. */
async function writeThroughFolder(folder: string): Promise<void> {
  const opened = await open(folder, 'r');
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}
