import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The commit whose pictures are the expected ones: where this branch left the main one and, on the main one itself, the commit before; undefined without a history. */
export function baseCommit(): string | undefined {
  const head = git('rev-parse', 'HEAD');
  if (head === undefined) return undefined;
  const named = process.env['WORKSHOP_BASE'];
  if (named) return git('rev-parse', named);
  const fork = git('merge-base', 'HEAD', 'origin/main') ?? git('merge-base', 'HEAD', 'main');
  return fork === undefined || fork === head ? git('rev-parse', 'HEAD^') : fork;
}

/** The components of which the commits since then say, in a line `Pictures: fields/select, notices/note`, that they look otherwise on purpose. */
export function changedOnPurpose(base: string): readonly string[] {
  const lines = git('log', '--format=%(trailers:key=Pictures,valueonly)', `${base}..HEAD`) ?? '';
  return lines.split(/[\s,]+/).filter(Boolean);
}

/** Returns git's output; undefined where it refuses. */
export function git(...args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}
