import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { baseCommit, git } from './base-commit';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.cache/workshop');

/** Builds the workshop as it is, and as it was in the commit that it is held against, both with the packages that are installed. */
export default function buildWorkshops(): void {
  process.env['WORKSHOP_NOW'] = build(root, join(folder, 'now'));
  rmSync(join(folder, 'pictures'), { recursive: true, force: true });
  const commit = baseCommit();
  if (commit === undefined || git('cat-file', '-e', `${commit}:ui/workshop/main.tsx`) === undefined) return;
  process.env['WORKSHOP_BASE'] = commit;
  const dist = join(folder, commit, 'dist');
  process.env['WORKSHOP_BEFORE'] = existsSync(join(dist, 'index.html')) ? dist : buildCommit(commit, dist);
}

/** Lies inside this project, so that its files find the packages of this project. */
function buildCommit(commit: string, dist: string): string {
  for (const other of readdirSync(folder).filter((name) => /^[0-9a-f]{40}$/.test(name)))
    rmSync(join(folder, other), { recursive: true, force: true });
  const tree = join(folder, commit, 'tree');
  mkdirSync(tree, { recursive: true });
  const archive = join(folder, commit, 'tree.tar');
  execFileSync('git', ['archive', '--output', archive, commit], { cwd: root });
  execFileSync('tar', ['-xf', archive, '-C', tree]);
  rmSync(archive);
  return build(tree, dist);
}

function build(tree: string, dist: string): string {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--config', 'tests/workshop/vite.config.ts', '--logLevel', 'warn'];
  // React's own warnings are errors here.
  const env = { ...process.env, NODE_ENV: 'development', WORKSHOP_DIST: dist };
  execFileSync(process.execPath, args, { cwd: tree, env, stdio: ['ignore', 'inherit', 'inherit'] });
  return dist;
}
