import concurrently from 'concurrently';
import getPort from 'get-port';

// `npm run dev`: the front end with hot reload over a sandbox that starts anew when its code changes, or over the server
// that BACK_END names. What follows goes to Vite. No library does it alone: the two have to agree on ports that nothing
// else listens on.

const env = {
  PORT: process.env.PORT || String(await getPort()),
  PORT_HK: process.env.PORT_HK || String(await getPort()),
  // `npm start` may run beside it, with data of its own.
  DATA_DIR: process.env.DATA_DIR || '.cache/dev-data',
};
const sandbox = 'tsx watch --clear-screen=false sandbox/main.ts serve';
const vite = ['vite', ...process.argv.slice(2)].join(' ');
const overSandbox = [
  { name: 'sandbox', command: sandbox, env },
  // Only then is no call proxied to nobody.
  { name: 'vite', command: `wait-on --log tcp:localhost:${env.PORT} && ${vite}`, env },
];
const overBackEnd = [{ name: 'vite', command: vite }];
const { result } = concurrently(process.env.BACK_END ? overBackEnd : overSandbox, {
  killOthersOn: ['failure', 'success'],
  prefixColors: 'auto',
});
result.catch(() => {
  process.exitCode = 1;
});
