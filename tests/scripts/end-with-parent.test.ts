import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'end-with-parent-'));
const script = pathToFileURL(join(import.meta.dirname, '../../scripts/end-with-parent.mjs')).href;
const waiting = { timeout: 20_000, interval: 100 };

let pid = 0;

afterEach(() => {
  if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

test.runIf(process.platform !== 'win32')('a program that npm started ends once npm alone is killed', async () => {
  const program = `require('node:fs').writeFileSync('pid', String(process.pid)); setInterval(() => undefined, 1000)`;
  writeFileSync(join(folder, 'program.cjs'), program);
  const start = `node --import ${script} program.cjs`;
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'started', scripts: { start } }));
  const npm = spawn('npm', ['start'], { cwd: folder, stdio: 'ignore' });
  await vi.waitFor(() => {
    pid = Number(readFileSync(join(folder, 'pid'), 'utf8'));
    expect(pid).toBeGreaterThan(1);
  }, waiting);
  expect(isAlive(pid)).toBe(true);
  npm.kill('SIGKILL');
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), waiting);
});

function isAlive(number: number): boolean {
  try {
    return number > 1 && process.kill(number, 0);
  } catch {
    return false;
  }
}
