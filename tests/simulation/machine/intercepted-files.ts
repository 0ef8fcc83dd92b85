import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

/** Refuses, with a code of the operating system, every file below a folder that is opened from now on; says how to stop, which tells how many were refused. */
export function interceptFiles(folder: string, code: string): () => number {
  const { open } = files;
  let refused = 0;
  files.open = (...asked) => {
    if (!String(asked[0]).startsWith(folder)) return open(...asked);
    refused += 1;
    return Promise.reject(Object.assign(new Error(`${code}: open '${String(asked[0])}'`), { code }));
  };
  syncBuiltinESMExports();
  return () => {
    files.open = open;
    syncBuiltinESMExports();
    return refused;
  };
}
