import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SandboxConfiguration } from '../configuration/sandbox-configuration';
import type { Redrawn } from './redraw-picture';

/** Puts a picture into the data folder under a random name that no other has, readable by the server alone. */
export async function storePicture(
  { dataFolder }: SandboxConfiguration,
  { content, format }: Redrawn,
): Promise<{ readonly name: string; readonly discard: () => Promise<void> }> {
  const folder = join(dataFolder, 'documents');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${randomBytes(16).toString('hex')}.${format}`;
  const path = join(folder, name);
  await writeFile(path, content, { flag: 'wx', mode: 0o600 });
  return { name, discard: () => rm(path, { force: true }) };
}
