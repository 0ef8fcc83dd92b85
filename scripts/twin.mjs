import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import waitOn from 'wait-on';
import which from 'which';
import { root } from './project.mjs';

// What deploy/compose.yaml starts in containers, as processes of this machine, with the same files: two servers on one
// PostgreSQL, an nginx for each region in front, and a mail catcher. `npm run twin` until Ctrl+C; ports follow TWIN_PORT.
// No library does it: what starts services together (testcontainers) needs a container engine.

const started = Date.now();
const nginx = which.sync('nginx', { nothrow: true });
if (nginx === null) fail('nginx is not installed: apt-get install -y nginx-light libnginx-mod-http-brotli-static');
const first = Number(process.env.TWIN_PORT ?? 8440);
const regions = { tw: { secure: first, plain: first + 1 }, hk: { secure: first + 2, plain: first + 3 } };
const servers = [
  { tw: first + 4, hk: first + 5, metrics: first + 8 },
  { tw: first + 6, hk: first + 7, metrics: first + 9 },
];
const mailPort = first + 10;
const folder = mkdtempSync(join(tmpdir(), 'fund-portal-twin-'));
const running = new Set();
let phase = 'starting';
process.on('exit', () => {
  // Killed without a word, nginx would leave its workers behind.
  for (const child of running) child.kill(child.spawnfile === nginx ? 'SIGTERM' : 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});
const told = new Promise((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, resolve);
});

const mails = catchMail();
makeCertificate();
const environment = {
  PATH: process.env.PATH,
  DATABASE_URL: process.env.DATABASE_URL,
  DATA_DIR: join(folder, 'documents'),
  HOST: '127.0.0.1',
  TRUSTED_PROXIES: '127.0.0.1',
  SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
  MAIL_FROM: 'portal@example.com',
};
const server = join(folder, 'server');
execFileSync(process.execPath, [join(root, 'scripts/server-package.mjs'), server]);
// Its packages are those of this project; an image installs them by the same lockfile.
execFileSync('ln', ['-s', join(root, 'node_modules'), join(server, 'node_modules')]);
sandbox('migrate');
servers.forEach(startServer);
for (const name of Object.keys(regions)) startProxy(name);
const health = servers.flatMap(({ tw, hk }) => [tw, hk]).map((port) => `http-get://127.0.0.1:${port}/health`);
const pages = Object.values(regions).map(({ secure }) => `https-get://127.0.0.1:${secure}/eTrading/v2/`);
const ready = waitOn({ resources: [...health, ...pages], strictSSL: false, timeout: 120_000, interval: 100 });
const ends = [...running].map((child) => new Promise((resolve) => child.on('exit', resolve)));
await Promise.race([ready, told.then(() => process.exit()), ...ends.map((ended) => ended.then(showLogs))]);
console.log(`Up after ${((Date.now() - started) / 1000).toFixed(1)} s
  Taiwan        https://localhost:${regions.tw.secure}/eTrading/v2/
  Hong Kong     https://localhost:${regions.hk.secure}/eTrading/v2/
  clients       https://localhost:${regions.tw.secure}/sandbox/clients
  metrics       ${servers.map(({ metrics }) => `http://127.0.0.1:${metrics}/metrics`).join('  ')}
  mail          ${mails}
  database      ${process.env.DATABASE_URL}
  logs          ${folder}
The certificate is its own: a browser asks before it goes on. Ctrl+C stops it and throws its data away.`);
phase = 'up';
await told;
phase = 'ending';
await Promise.all([...running].map(end));
process.exit();

/** Runs one command of the sandbox to its end. */
function sandbox(command) {
  run(process.execPath, [join(server, '.cache/programs/sandbox.mjs'), command], { cwd: server, env: environment });
}

/** Starts a server, and another in its place whenever it ends, as a container engine does. */
function startServer({ tw, hk, metrics }, index) {
  const child = start(
    process.execPath,
    ['--enable-source-maps', join(server, '.cache/programs/sandbox.mjs'), 'serve'],
    {
      log: `server-${index + 1}.log`,
      cwd: server,
      env: { ...environment, PORT: String(tw), PORT_HK: String(hk), METRICS_PORT: String(metrics) },
    },
  );
  writeFileSync(join(folder, `server-${index + 1}.pid`), String(child.pid));
  child.on('exit', () => {
    if (phase === 'up') startServer(servers[index], index);
  });
}

/** Publishes a region's data block, and starts nginx on the files of deploy/nginx with this machine's ports and folders. */
function startProxy(region) {
  const { secure, plain } = regions[region];
  const home = join(folder, region);
  const settings = join(home, 'settings');
  const written = join(home, 'run');
  mkdirSync(settings, { recursive: true });
  mkdirSync(written);
  cpSync(join(root, 'deploy/nginx'), settings, { recursive: true });
  cpSync(join(root, 'deploy/compose/locations.conf'), join(settings, 'locations.conf'));
  cpSync(join(folder, 'tls'), join(settings, 'tls'), { recursive: true });
  const block = join(root, `deploy/blocks/${region}.json`);
  const site = join(home, 'site');
  const configure = join(root, '.cache/programs/configure.mjs');
  run(process.execPath, [configure, block, '--build', join(root, 'dist'), '--site', site]);
  replaceIn(join(settings, 'portal.conf'), [
    ['/srv/portal/site', site],
    ['listen 8080;', `listen 127.0.0.1:${plain};`],
    ['listen 8443 ssl http2;', `listen 127.0.0.1:${secure} ssl http2;`],
  ]);
  replaceIn(join(settings, 'servers.conf'), [
    ['127.0.0.1:4000', `127.0.0.1:${servers[0][region]}`],
    ['127.0.0.1:4010', `127.0.0.1:${servers[1][region]}`],
  ]);
  if (process.getuid?.() === 0) replaceIn(join(settings, 'nginx.conf'), [['daemon off;', 'daemon off;\nuser root;']]);
  start(nginx, ['-p', `${written}/`, '-c', join(settings, 'nginx.conf')], { log: `nginx-${region}.log` });
}

function replaceIn(file, pairs) {
  const text = readFileSync(file, 'utf8');
  for (const [written] of pairs) if (!text.includes(written)) fail(`${file} has no "${written}"`);
  writeFileSync(
    file,
    pairs.reduce((before, [written, here]) => before.replaceAll(written, () => here), text),
  );
}

/** One certificate for both regions, of a key that nobody else has. */
function makeCertificate() {
  const tls = join(folder, 'tls');
  mkdirSync(tls);
  const names = 'subjectAltName=DNS:localhost,IP:127.0.0.1';
  const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', join(tls, 'tls.key'), '-subj', '/CN=localhost'];
  const wanted = ['req', '-x509', ...key, '-days', '2', '-addext', names, '-out', join(tls, 'tls.crt')];
  run('openssl', wanted, { stdio: 'ignore' });
}

/** Receives what the servers mail, each mail a file; returns their folder. */
function catchMail() {
  const mails = join(folder, 'mail');
  mkdirSync(mails);
  let count = 0;
  const catcher = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      const parts = [];
      stream.on('data', (part) => parts.push(part));
      stream.on('end', () => {
        count += 1;
        writeFileSync(join(mails, `${count}.eml`), Buffer.concat(parts));
        done();
      });
    },
  });
  catcher.listen(mailPort, '127.0.0.1');
  return mails;
}

function run(program, parameters, options = {}) {
  try {
    execFileSync(program, parameters, { stdio: 'inherit', ...options });
  } catch {
    fail(`${program} ${parameters.join(' ')} failed`);
  }
}

/** Starts what goes on until the end; its output goes to a file, which nginx can open anew as /dev/stdout. */
function start(program, parameters, { log, ...options }) {
  const output = openSync(join(folder, log), 'a');
  const child = spawn(program, parameters, { ...options, stdio: ['ignore', output, output] });
  child.on('error', () => fail(`${program} could not be started`));
  running.add(child);
  child.on('exit', () => running.delete(child));
  return child;
}

function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return undefined;
  const ended = new Promise((resolve) => child.on('exit', resolve));
  child.kill('SIGTERM');
  return ended;
}

/** Says why it is not up: what the processes have written. */
function showLogs() {
  if (phase !== 'starting') return;
  const logs = readdirSync(folder).filter((name) => name.endsWith('.log'));
  for (const name of logs) console.error(`${name}:\n${readFileSync(join(folder, name), 'utf8').slice(-2_000)}`);
  fail('A process ended before all were up: see above');
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
