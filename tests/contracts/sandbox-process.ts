import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Region } from '../../domain/region';
import { recordedAt } from '../../sandbox/recording/recorded-at';
import { programPath } from '../sandbox/support/programs';
import { fillDataFolder } from '../sandbox/support/fill-data-folder';
import { addressesOf, stop } from '../sandbox/support/sandbox-child';
import { shortLived } from '../sandbox/support/short-lived';

const root = join(import.meta.dirname, '../..');

/** The reference back end in a process of its own, with a database that is thrown away. */
export class SandboxProcess {
  private readonly folder = mkdtempSync(join(tmpdir(), 'fund-portal-contract-'));
  private child: ChildProcess | undefined;
  private addresses: Readonly<Record<Region, string>> = { TW: '', HK: '' };

  /**
   * With the clock standing still at an instant, that of the recording if none is named, or by the machine's own. What
   * measures it starts it without flags, as a client's server.
   */
  constructor(
    private readonly clock: { readonly now?: string } = { now: recordedAt },
    private readonly settings: Readonly<Record<string, string>> = {},
    private readonly flags: readonly string[] = shortLived,
  ) {}

  async start(): Promise<void> {
    await fillDataFolder(this.folder, this.clock.now);
    const child = spawn(process.execPath, [...this.flags, programPath('sandbox')], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'test',
        PORT: '0',
        PORT_HK: '0',
        DATABASE_URL: '',
        DATA_DIR: this.folder,
        ...this.settings,
        ...(this.clock.now === undefined ? {} : { SANDBOX_NOW: this.clock.now }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    this.addresses = await addressesOf(child);
  }

  address(region: Region): string {
    return this.addresses[region];
  }

  /** Ends it amid what it does, as a machine that loses its power; it can be started again. */
  async kill(): Promise<void> {
    const { child } = this;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (child !== undefined) await stop(child);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
