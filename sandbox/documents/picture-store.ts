import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SandboxConfiguration } from '../context/configuration/sandbox-configuration';
import type { RedrawnPicture } from './redraw-picture';
import { isStorageFull, storageFull } from './storage-full';

/** A picture that is safe on the disk, but only a draft until the books have it. */
export type StoredPicture = {
  readonly name: string;
  /** Gives it its name for good, once its row is written down. */
  readonly keep: () => Promise<void>;
  readonly discard: () => Promise<void>;
};

const draftOf = (name: string): string => `${name}.part`;
const draft = /^([0-9a-f]{32}\.(?:jpeg|png))\.part$/;

/**
 * Puts a picture into the data folder under a random name that no other has, readable by the server alone; it is on the
 * disk when this answers. A full disk is a refusal that leaves nothing behind.
 */
export async function storePicture(
  configuration: Pick<SandboxConfiguration, 'dataFolder'>,
  { content, format }: RedrawnPicture,
): Promise<StoredPicture> {
  const folder = documentsFolder(configuration);
  const name = `${randomBytes(16).toString('hex')}.${format}`;
  const path = join(folder, draftOf(name));
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeThrough(path, content);
    await writeThroughFolder(folder);
  } catch (problem) {
    await rm(path, { force: true });
    throw isStorageFull(problem) ? storageFull() : problem;
  }
  return { name, keep: () => giveName(folder, name), discard: () => rm(path, { force: true }) };
}

/** The pictures that are drafts still, and for how many milliseconds. */
export async function listDrafts(
  configuration: Pick<SandboxConfiguration, 'dataFolder'>,
): Promise<readonly (Pick<StoredPicture, 'keep' | 'discard'> & { readonly name: string; readonly age: number })[]> {
  const folder = documentsFolder(configuration);
  const names = await readdir(folder).catch((problem: unknown) => {
    // There is no folder before the first document.
    if (problem instanceof Error && 'code' in problem && problem.code === 'ENOENT') return [];
    throw problem;
  });
  const drafts = names.flatMap((file) => draft.exec(file)?.[1] ?? []);
  return Promise.all(
    drafts.map(async (name) => {
      const path = join(folder, draftOf(name));
      const changed = await stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        () => Date.now(),
      );
      return {
        name,
        age: Date.now() - changed,
        keep: () => giveName(folder, name),
        discard: () => rm(path, { force: true }),
      };
    }),
  );
}

/** The folder of uploaded documents. */
export const documentsFolder = ({ dataFolder }: Pick<SandboxConfiguration, 'dataFolder'>): string =>
  join(dataFolder, 'documents');

async function giveName(folder: string, name: string): Promise<void> {
  await rename(join(folder, draftOf(name)), join(folder, name));
  await writeThroughFolder(folder);
}

async function writeThrough(path: string, content: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600);
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
