import { execFile } from 'node:child_process';
import { appendFileSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import getPort from 'get-port';
import { postgresPrograms, unprivilegedOwner } from '../../../scripts/postgres-programs.mjs';

const run = promisify(execFile);

/** A PostgreSQL server whose settings and files a test has to itself, in folders that are thrown away. */
export class OwnPostgres {
  private readonly owner = unprivilegedOwner();
  private data = '';

  private constructor(
    readonly folder: string,
    private readonly programs: string,
    private readonly port: number,
  ) {
    if (this.owner.uid !== undefined && this.owner.gid !== undefined) chownSync(folder, this.owner.uid, this.owner.gid);
  }

  /** Makes a server with some settings of its own, and starts it. */
  static async start(settings: (folder: string) => Readonly<Record<string, string>>): Promise<OwnPostgres> {
    const programs = postgresPrograms();
    if (programs === undefined) throw new Error('PostgreSQL is not installed: apt-get install -y postgresql');
    const folder = mkdtempSync(join(tmpdir(), 'fund-portal-own-postgres-'));
    const postgres = new OwnPostgres(folder, programs, await getPort());
    const data = join(folder, 'data');
    await postgres.run('initdb', ['-D', data, '-U', 'portal', '-A', 'trust', '-E', 'UTF8', '--locale=C']);
    const own = { listen_addresses: '127.0.0.1', port: String(postgres.port), unix_socket_directories: folder };
    postgres.set(data, { ...own, ...settings(folder) });
    await postgres.startOn(data);
    return postgres;
  }

  get address(): string {
    return `postgresql://portal@127.0.0.1:${String(this.port)}/postgres`;
  }

  /** Writes settings into a data folder; the last of a name counts. */
  set(data: string, settings: Readonly<Record<string, string>>): void {
    const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
    appendFileSync(join(data, 'postgresql.conf'), lines.join(''));
  }

  /** Starts the server on a data folder, at the same address. */
  async startOn(data: string): Promise<void> {
    await this.run('pg_ctl', ['start', '-w', '-t', '120', '-s', '-D', data, '-l', join(this.folder, 'log')]);
    this.data = data;
  }

  /** Ends the server where it runs. */
  async stop(): Promise<void> {
    if (this.data === '') return;
    await this.run('pg_ctl', ['stop', '-w', '-t', '120', '-s', '-m', 'fast', '-D', this.data]);
    this.data = '';
  }

  /** Ends it amid what it does, as a machine that loses its power, and starts it again on what it had written. */
  async crash(): Promise<void> {
    const { data } = this;
    await this.run('pg_ctl', ['stop', '-w', '-t', '120', '-s', '-m', 'immediate', '-D', data]);
    await this.startOn(data);
  }

  async discard(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Runs a program of PostgreSQL, or of the machine, as the owner of the data. */
  async run(program: string, parameters: readonly string[]): Promise<void> {
    const PATH = `${this.programs}:${process.env['PATH'] ?? ''}`;
    await run(program, [...parameters], { ...this.owner, cwd: this.folder, env: { PATH, LC_ALL: 'C' } });
  }
}
