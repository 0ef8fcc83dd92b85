import { existsSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.env['FUND_DATA_DIR'] ?? join(import.meta.dirname, '../../../shared/data');

/** The path of a file of real or hostile data, or undefined on a machine that hasn't got it. */
export function sharedDataFile(path: string): string | undefined {
  const file = join(folder, path);
  return existsSync(file) ? file : undefined;
}
