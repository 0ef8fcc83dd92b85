import { ensureDependencies } from './dependencies.mjs';
import { freePort } from './free-port.mjs';
import { startProcess, whenAskedToEnd } from './owned-process.mjs';
import { programPath } from './run.mjs';

// The front end with hot reload over a sandbox that starts anew when its code changes; `--mock`: without a sandbox.

/** Where the sandbox of development keeps its data: `npm start` may run beside it, with data of its own. */
const dataFolder = '.cache/dev-data';

await ensureDependencies();
const mock = process.argv.includes('--mock');
const viteArguments = process.argv.slice(2).filter((arg) => arg !== '--mock');
const running = [];
let stopping;
whenAskedToEnd(stopAll);
const env = mock ? { ...process.env, MODE: 'mock' } : await startSandbox();
// In this script's own process group: it reads the keyboard (h, r, q).
if (!stopping)
  running.push(startProcess([programPath('vite'), ...viteArguments], { env, stdio: 'inherit', detached: false }));
const code = await Promise.race(running.map(({ exited }) => exited));
await stopAll('SIGTERM');
process.exit(code);

/** Ends what runs, the last one first, so that no call is proxied to nobody. */
async function stopAll(signal) {
  stopping ??= (async () => {
    for (const { stop } of [...running].reverse()) await stop(signal);
  })();
  await stopping;
}

/** Starts the sandbox on free ports (or those of PORT and PORT_HK) and waits until it listens; the environment that says where. */
async function startSandbox() {
  const ports = {
    PORT: process.env.PORT || String(await freePort()),
    PORT_HK: process.env.PORT_HK || String(await freePort()),
  };
  const env = { ...process.env, ...ports };
  const watching = [programPath('tsx'), 'watch', '--clear-screen=false', 'sandbox/main.ts', 'serve'];
  const sandbox = startProcess(watching, {
    env: { ...env, DATA_DIR: process.env.DATA_DIR || dataFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(sandbox);
  await Promise.race([untilListening(sandbox.child), sandbox.exited]);
  return env;
}

/** Passes on what the sandbox says, but for its addresses: its pages are served under that of the front end. */
function untilListening({ stdout }) {
  return new Promise((resolve) => {
    stdout.on('data', (part) => {
      const lines = part
        .toString()
        .split('\n')
        .filter((line) => line !== '' && !/^(\w\w portal|Clients|Outbox) /.test(line));
      for (const line of lines)
        if (line.startsWith('Ctrl+C')) {
          console.log('The sandbox listens; its pages: /sandbox/clients and /sandbox/outbox of the address below.');
          resolve();
        } else console.log(line);
    });
  });
}
