import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** The file with the label of a backup, which is written last. */
export const labelFile = 'manifest.json';

const label = z.object({ takenAt: z.iso.datetime(), migrations: z.int(), sha256: z.string() });

/** The label of a backup: when it was taken, the number of migrations its tables had seen, and the digest of its dump. */
export type BackupLabel = z.output<typeof label>;

/** Reads the label of a backup; undefined where there is none, or one that is broken off: no whole backup has such. */
export async function readLabel(folder: string): Promise<BackupLabel | undefined> {
  const written = await readFile(join(folder, labelFile), 'utf8')
    .then((text): unknown => JSON.parse(text))
    .catch(() => undefined);
  const read = label.safeParse(written);
  return read.success ? read.data : undefined;
}

/** Returns when a whole backup was taken, as text that sorts by time. */
export const takenAtOf = async (folder: string): Promise<string | undefined> => {
  const read = await readLabel(folder);
  return read === undefined ? undefined : new Date(read.takenAt).toISOString();
};
