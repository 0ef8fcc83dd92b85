import { lookup } from 'node:dns/promises';
import { createServer, type Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { StartProblem } from '../context/configuration/start-problem';
import type { Connections } from './connections';
import { errorCode } from '../context/error-code';

/** A server that listens: at which port, and how it is ended. */
export type Listening = { readonly port: number; readonly end: () => Promise<void> };

/** The time that a connection without a request may still bring one when its server ends, in milliseconds. */
const lastRequestAfter = 1_000;

/** Lets a server listen at every address of a host, as `localhost` has two. Throws a StartProblem where the port is taken. */
export async function listen(
  server: FastifyInstance,
  { host, port, connections }: { host: string; port: number; connections: Connections },
): Promise<Listening> {
  try {
    await server.listen({ port, host });
  } catch (problem) {
    const taken = errorCode(problem) === 'EADDRINUSE';
    if (!taken) throw problem;
    throw new StartProblem(`Port ${String(port)} is taken; stop what uses it, or set PORT, PORT_HK and METRICS_PORT`);
  }
  const bound = server.server.address();
  const own = typeof bound === 'object' && bound !== null ? bound : { address: '', port };
  const others = (await lookup(host, { all: true })).filter(({ address }) => address !== own.address);
  const doors = await Promise.all(others.map(({ address }) => listenToo(server, { host: address, port: own.port })));
  return {
    port: own.port,
    end: async () => {
      const closing = Promise.all([server.close(), ...doors.map(closeDoor)]);
      // A browser opens connections ahead, which it may never use.
      const rest = wait(lastRequestAfter, undefined, { ref: false }).then(() => connections.endWaiting());
      await Promise.race([closing, rest]);
      await closing;
    },
  };
}

/** Ends once the last connection that came in by it has. */
const closeDoor = (door: NetServer | undefined): Promise<void> =>
  new Promise((resolve) => {
    if (door === undefined) resolve();
    else door.close(() => resolve());
  });

/** Hands what comes to a further address to the same server; undefined where this machine has no such address. */
async function listenToo(
  { server }: FastifyInstance,
  at: { host: string; port: number },
): Promise<NetServer | undefined> {
  const door = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket));
  return new Promise((resolve) => {
    door.once('error', () => resolve(undefined));
    door.listen(at, () => resolve(door));
  });
}
