import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartProblem } from '../../sandbox/configuration/start-problem';
import { lockFolder } from '../../sandbox/database/folder-lock';
import { signatureOf } from '../../sandbox/database/process-signature';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const lock = (): string => join(folder, 'lock');

test('a free folder is taken and given back', () => {
  const release = lockFolder(folder);
  expect(readFileSync(lock(), 'utf8')).toBe(signatureOf(process.pid));
  release();
  expect(existsSync(lock())).toBe(false);
});

test('a folder that isn’t there yet is made', () => {
  const release = lockFolder(join(folder, 'new', 'deep'));
  expect(existsSync(join(folder, 'new', 'deep', 'lock'))).toBe(true);
  release();
});

test('a folder that another running process has is refused', async () => {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  await new Promise((resolve) => other.once('spawn', resolve));
  writeFileSync(lock(), signatureOf(other.pid ?? 0));
  expect(() => lockFolder(folder)).toThrow(StartProblem);
  expect(readFileSync(lock(), 'utf8')).toBe(signatureOf(other.pid ?? 0));
  const ended = new Promise((resolve) => other.once('exit', resolve));
  other.kill('SIGKILL');
  await ended;
  lockFolder(folder)();
});

test.for([
  ['of a process that is gone', '2147483646 1'],
  ['of another process that once had our id, as in a container', `${String(process.pid)} 1`],
  ['of a process whose id another one has now', `${String(process.ppid)} 1`],
  ['that holds nothing', ''],
  ['that holds nonsense', 'nonsense'],
] as const)('a lock %s is stale', ([, text]) => {
  writeFileSync(lock(), text);
  const release = lockFolder(folder);
  expect(readFileSync(lock(), 'utf8')).toBe(signatureOf(process.pid));
  release();
});

test('a stale lock that another process is just taking over is left to it', () => {
  writeFileSync(lock(), '2147483646 1');
  writeFileSync(`${lock()}.takeover`, '');
  expect(() => lockFolder(folder)).toThrow(StartProblem);
  const long = new Date(Date.now() - 60_000);
  utimesSync(`${lock()}.takeover`, long, long);
  lockFolder(folder)();
});

test('giving a folder back takes nobody else’s lock away', () => {
  const release = lockFolder(folder);
  writeFileSync(lock(), '1 1');
  release();
  expect(readFileSync(lock(), 'utf8')).toBe('1 1');
});

test('a folder that can’t be made is refused in one line', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => lockFolder(join(folder, 'file', 'inside'))).toThrow(/^The data folder .* can't be made/);
});
