import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StartProblem } from '../../../sandbox/context/configuration/start-problem';
import { lockFolder } from '../../../sandbox/installation/folder-lock';
import { hostIdentity } from '../../../sandbox/installation/host-identity';
import type { Heartbeat, LockLoss } from '../../../sandbox/installation/lock-heartbeat';
import { lockText } from '../../../sandbox/installation/lock-text';
import { openDatabase } from '../../../sandbox/installation/open-database';
import { processSignature } from '../../../sandbox/installation/process-signature';
import { programPath } from '../support/programs';
import { testConfiguration } from '../support/test-sandbox';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const lock = (): string => join(folder, 'lock');
const lockNow = (): string => readFileSync(lock(), 'utf8');
const inUse = /^The data folder .* is in use by another running sandbox; stop it first, or set DATA_DIR$/;
const modeOf = (...path: readonly string[]): string => (statSync(join(folder, ...path)).mode & 0o777).toString(8);

const never: Heartbeat = {
  every: 20,
  timeout: 10_000_000,
  lost: () => expect.unreachable('the lock was not lost'),
  unreadable: () => expect.unreachable('the lock could be read'),
};
const quick: Heartbeat = { ...never, timeout: 300 };

/** A lock as another process leaves it. */
const left = (host: string, process: string): string => lockText({ host, process, nonce: 'another' }, 7);

/** Returns the duration of an act, in milliseconds. */
async function timed(act: () => Promise<() => void>): Promise<number> {
  const start = performance.now();
  (await act())();
  return performance.now() - start;
}

describe('a folder', () => {
  test('a folder is taken and given back', async () => {
    const release = await lockFolder(folder, never);
    expect(JSON.parse(lockNow())).toMatchObject({ host: hostIdentity(), process: processSignature(process.pid) });
    release();
    release();
    expect(existsSync(lock())).toBe(false);
  });

  test('that this process has already is refused', async () => {
    const release = await lockFolder(folder, never);
    await expect(lockFolder(folder, never)).rejects.toThrow(inUse);
    release();
  });

  test('that can’t be made is refused in one line', async () => {
    writeFileSync(join(folder, 'file'), '');
    await expect(lockFolder(join(folder, 'file', 'inside'), never)).rejects.toThrow(
      /^The data folder .* can't be made/,
    );
  });

  test.for([
    ['of a process that is gone', '2147483646 1'],
    ['of another process that once had our id', `${String(process.pid)} 1`],
    ['of a process whose id another one has now', `${String(process.ppid)} 1`],
    ['of no process', 'nonsense'],
  ] as const)('a folder with a lock of this host, %s, is taken at once', async ([, signature]) => {
    writeFileSync(lock(), left(hostIdentity(), signature));
    (await lockFolder(folder, never))();
  });

  test.for([
    ['of another host, whatever runs here under its id', left('elsewhere', processSignature(process.ppid))],
    ['that holds nothing', ''],
    ['that holds nonsense', 'nonsense'],
    ['of an earlier version', '2147483646 1'],
  ] as const)('a folder with a lock %s is taken once that has not changed for long', async ([, content]) => {
    writeFileSync(lock(), content);
    expect(await timed(() => lockFolder(folder, quick))).toBeGreaterThan(quick.timeout);
  });

  test('whose lock another process is just taking over is left to it', async () => {
    writeFileSync(lock(), left(hostIdentity(), '2147483646 1'));
    writeFileSync(`${lock()}.takeover`, '');
    await expect(lockFolder(folder, never)).rejects.toThrow(inUse);
    const long = new Date(Date.now() - 60_000);
    utimesSync(`${lock()}.takeover`, long, long);
    (await lockFolder(folder, never))();
  });

  test('given back takes nobody else’s lock away', async () => {
    const release = await lockFolder(folder, { ...never, every: 1_000_000 });
    writeFileSync(lock(), left('elsewhere', '1 1'));
    release();
    expect(lockNow()).toBe(left('elsewhere', '1 1'));
  });

  test.for([
    ['is another’s', () => replaceLock(left('elsewhere', '1 1'))],
    ['is gone', () => rmSync(lock())],
  ] as const)('whose lock %s is lost to its holder, who writes nothing more', async ([, change]) => {
    let release = (): void => undefined;
    const why = await new Promise<LockLoss>((lost) => {
      void lockFolder(folder, { ...never, lost }).then((given) => {
        release = given;
        change();
      });
    });
    expect(why).toBe('taken');
    release();
    expect(existsSync(lock()) ? lockNow() : '').toBe(existsSync(lock()) ? left('elsewhere', '1 1') : '');
  });

  test('[R19] whose lock can’t be read stays its holder’s, who says so once each time, and goes on showing that it lives', async () => {
    const said: string[] = [];
    const release = await lockFolder(folder, { ...never, unreadable: (reason) => said.push(reason) });
    const aside = join(folder, 'aside');
    const asideNow = (): string => readFileSync(aside, 'utf8');
    for (const time of [1, 2]) {
      // A folder in its place can't be read as a file, as no file can be while no more can be opened.
      renameSync(lock(), aside);
      mkdirSync(lock());
      await expect.poll(() => said.length).toBe(time);
      const seen = asideNow();
      await expect.poll(asideNow).not.toBe(seen);
      await expect.poll(asideNow).not.toBe(seen);
      rmdirSync(lock());
      renameSync(aside, lock());
      const back = lockNow();
      await expect.poll(lockNow).not.toBe(back);
    }
    expect(said).toEqual([expect.stringMatching(/^EISDIR/), expect.stringMatching(/^EISDIR/)]);
    release();
    expect(existsSync(lock())).toBe(false);
  });

  test('[R19] whose lock can’t be read is taken from nobody: one line says so', async () => {
    mkdirSync(lock());
    await expect(lockFolder(folder, quick)).rejects.toThrow(/^The lock of the data folder .* can't be read: EISDIR/);
    await expect(lockFolder(folder, quick)).rejects.toBeInstanceOf(StartProblem);
    expect(statSync(lock()).isDirectory()).toBe(true);
  });

  test('shows that its holder lives', async () => {
    const release = await lockFolder(folder, never);
    const first = lockNow();
    await expect.poll(lockNow).not.toBe(first);
    release();
  });
});

describe('the content of the data folder', () => {
  test('the content of the data folder is taken from other users, also what an earlier version left open to them', async () => {
    chmodSync(folder, 0o755);
    mkdirSync(join(folder, 'pg/base'), { recursive: true, mode: 0o755 });
    mkdirSync(join(folder, 'documents'), { mode: 0o777 });
    for (const name of ['pg/base/1', 'documents/a.png', 'import-report.txt']) {
      writeFileSync(join(folder, name), '');
      chmodSync(join(folder, name), 0o666);
    }
    const release = await lockFolder(folder, never);
    expect(['', 'pg', 'pg/base', 'documents'].map((name) => modeOf(name))).toEqual(['700', '700', '700', '700']);
    expect(['lock', 'pg/base/1', 'documents/a.png', 'import-report.txt'].map((name) => modeOf(name))).toEqual(
      Array(4).fill('600'),
    );
    release();
  });

  test('the content of the data folder is taken from other users beside a PostgreSQL as well, where it is the documents alone', async () => {
    chmodSync(folder, 0o755);
    mkdirSync(join(folder, 'documents'), { mode: 0o755 });
    const elsewhere = { dataFolder: folder, databaseUrl: 'postgresql://nobody@127.0.0.1:1/none' };
    await expect(openDatabase({ ...testConfiguration, ...elsewhere })).rejects.toThrow(/can't be reached/);
    expect([modeOf(''), modeOf('documents')]).toEqual(['700', '700']);
  });

  test('the content of the data folder is narrowed alone: what else is there stays as it is, and so does what a link names', async () => {
    mkdirSync(join(folder, 'data/pg'), { recursive: true });
    chmodSync(join(folder, 'data'), 0o755);
    for (const name of ['notes.txt', 'data/notes.txt']) {
      writeFileSync(join(folder, name), '');
      chmodSync(join(folder, name), 0o644);
    }
    symlinkSync(join(folder, 'notes.txt'), join(folder, 'data/pg/link'));
    const release = await lockFolder(join(folder, 'data'), never);
    expect([modeOf('data'), modeOf('data/notes.txt'), modeOf('notes.txt'), modeOf('data/pg')]).toEqual([
      '755',
      '644',
      '644',
      '700',
    ]);
    release();
  });
});

describe('a process of its own', () => {
  const running: ChildProcess[] = [];
  afterEach(async () => {
    for (const child of running
      .splice(0)
      .filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)) {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }
  });

  /** Starts one that holds the folder, by its own host or as if it were on another. */
  async function holder(host?: string) {
    const program = programPath('hold-folder');
    const child = spawn(process.execPath, [program, folder, ...(host === undefined ? [] : [host])], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.push(child);
    await once(child.stdout, 'data');
    return child;
  }

  const killed = async (child: ChildProcess): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };

  test('keeps the folder while it runs; killed, it leaves it free at once', async () => {
    const child = await holder();
    await expect(lockFolder(folder, never)).rejects.toThrow(StartProblem);
    await killed(child);
    (await lockFolder(folder, never))();
  });

  test('a process of its own on another host keeps the folder while it runs; killed, it leaves it free after a while', async () => {
    const child = await holder('elsewhere');
    await expect(lockFolder(folder, never)).rejects.toThrow(inUse);
    await killed(child);
    expect(await timed(() => lockFolder(folder, quick))).toBeGreaterThan(quick.timeout);
  });

  test('a process of its own on another host that stood still for too long says that it lost the folder, and ends', async () => {
    const child = await holder('elsewhere');
    child.kill('SIGSTOP');
    const release = await lockFolder(folder, quick);
    const complaint = text(child.stderr);
    const ended = once(child, 'exit');
    child.kill('SIGCONT');
    expect(await ended).toEqual([1, null]);
    expect(await complaint).toBe(
      `The data folder ${folder} was taken over by another sandbox: this one stops at once\n`,
    );
    expect(JSON.parse(lockNow())).toMatchObject({ process: processSignature(process.pid) });
    release();
  });
});

/** Another process's way: what is there goes, and a new file takes its name. */
function replaceLock(content: string): void {
  rmSync(lock());
  writeFileSync(lock(), content);
}
