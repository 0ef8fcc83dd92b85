import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/project.mjs';

/** The commit from which on two releases share a database: the release before, until one is tagged. */
const firstToShare = '5fe62d750b03342c1bc99a87753604bdd1ff8a07';

const folder = join(root, '.cache/release-before');

/**
 * Builds the programs and the front end of the release before this one: of its tag, such as v0.2.0. It lies inside this
 * project, so that its files find the packages of this project. Returns its folder; throws without the history to take it from.
 */
export function buildReleaseBefore(): string {
  const commit = git('rev-list', '-n', '1', latestTag() ?? firstToShare);
  const tree = join(folder, commit);
  if (!built.every((file) => existsSync(join(tree, file)))) {
    mkdirSync(folder, { recursive: true });
    for (const other of readdirSync(folder)) rmSync(join(folder, other), { recursive: true, force: true });
    mkdirSync(tree);
    const archive = join(folder, 'tree.tar');
    git('archive', '--output', archive, commit);
    execFileSync('tar', ['-xf', archive, '-C', tree]);
    rmSync(archive);
    execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: tree, stdio: 'inherit' });
  }
  return tree;
}

/** The last files of what is built. */
const built = ['.cache/programs/sandbox.mjs', 'dist/index.html'];

/** The tag of the latest release before this commit; undefined while there is none. */
const latestTag = (): string | undefined =>
  git('tag', '--list', 'v*', '--merged', 'HEAD^', '--sort=-v:refname').split('\n')[0] || undefined;

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
