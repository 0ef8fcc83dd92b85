import { readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { takenAtOf } from './backup-label';

/** The end of a backup's name until it is whole, before the part that `mkdtemp` adds. */
export const unfinishedEnd = '.unfinished-';

const unfinishedName = new RegExp(`\\${unfinishedEnd}\\w{6}$`);

/** The time after which nobody writes an unfinished backup any more, in milliseconds: a day. */
const abandonedAfter = 24 * 60 * 60 * 1000;

/** Removes the unfinished backups beside a folder that nobody has written for a day: their process was killed. Returns their names. */
export async function removeAbandoned(folder: string, now: number): Promise<readonly string[]> {
  const beside = dirname(resolve(folder));
  const removed: string[] = [];
  for (const name of await foldersIn(beside)) {
    if (unfinishedName.test(name) && now - (await lastWrittenAt(join(beside, name))) > abandonedAfter)
      removed.push(name);
  }
  await removeIn(beside, removed);
  return removed;
}

/** Removes the backups beside a whole one but the latest of them, as many as are to be kept with it; what is no whole backup is left alone. Returns their names. */
export async function removeOlder(folder: string, keep: number): Promise<readonly string[]> {
  const beside = dirname(resolve(folder));
  const newest = await takenAtOf(folder);
  const others: { readonly name: string; readonly takenAt: string }[] = [];
  for (const name of await foldersIn(beside)) {
    if (name === basename(resolve(folder)) || unfinishedName.test(name)) continue;
    const takenAt = await takenAtOf(join(beside, name));
    if (takenAt !== undefined && newest !== undefined && takenAt <= newest) others.push({ name, takenAt });
  }
  const older = others.sort((one, other) => (one.takenAt < other.takenAt ? 1 : -1)).slice(keep - 1);
  const removed = older.map(({ name }) => name).sort();
  await removeIn(beside, removed);
  return removed;
}

/** Returns when a folder or something in it was last written, in milliseconds: a dump grows for hours without a new name. */
async function lastWrittenAt(folder: string): Promise<number> {
  const names = await readdir(folder);
  const stats = await Promise.all([folder, ...names.map((name) => join(folder, name))].map((path) => stat(path)));
  return Math.max(...stats.map(({ mtimeMs }) => mtimeMs));
}

async function foldersIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

async function removeIn(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(join(folder, name), { recursive: true, force: true });
}
