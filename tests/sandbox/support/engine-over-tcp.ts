import { connect, createServer, type Server, type Socket } from 'node:net';
import { EmbeddedConnection } from '../../../sandbox/database/connection/embedded-connection';
import { EmbeddedEngine } from '../../../sandbox/database/connection/embedded-engine';
import { emptyDatabase } from './kept-database';
import { createFresh } from './test-database';

/** A database at the end of a network that can be cut or hold its breath. */
export type RemoteDatabase = {
  readonly address: string;
  /** Everything is passed on; nothing is, though connections stay; nobody is there. */
  readonly become: (state: 'reachable' | 'frozen' | 'gone') => void;
  readonly close: () => Promise<void>;
};

type Upstream = { readonly open: (socket: Socket) => void; readonly path: string; readonly close: () => Promise<void> };

/** The server of DATABASE_URL behind such a network, or else the embedded engine, which takes one connection after the other. */
export async function startRemoteDatabase(): Promise<RemoteDatabase> {
  const given = process.env['DATABASE_URL'] ?? '';
  const upstream = await (given === '' ? engine() : server(given));
  const sockets = new Set<Socket>();
  let state: 'reachable' | 'frozen' | 'gone' = 'reachable';
  const network = createServer((socket) => {
    if (state === 'gone') return socket.destroy();
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    if (state === 'reachable') upstream.open(socket);
    return socket;
  });
  await listening(network);
  const bound = network.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  return {
    address: `postgresql://${upstream.path.replace('PORT', String(port))}`,
    become: (next) => {
      if (next === state) return;
      state = next;
      if (next === 'frozen') for (const socket of sockets) socket.unpipe().pause();
      else for (const socket of sockets) socket.destroy();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => network.close(resolve));
      await upstream.close();
    },
  };
}

async function engine(): Promise<Upstream> {
  const embedded = await EmbeddedEngine.open({ copyOf: await emptyDatabase() });
  let turn: Promise<unknown> = Promise.resolve();
  const open = (socket: Socket): void => {
    const before = turn;
    turn = new Promise((resolve) => socket.on('close', resolve));
    void before.then(() => {
      const session = new EmbeddedConnection(embedded);
      session.on('error', () => undefined).on('connect', () => socket.pipe(session).pipe(socket));
      socket.on('close', () => session.destroy());
      session.connect();
    });
  };
  return { open, path: 'postgres@127.0.0.1:PORT/postgres', close: () => embedded.close() };
}

async function server(given: string): Promise<Upstream> {
  const fresh = await createFresh(given);
  const { hostname, port, username, pathname } = new URL(fresh.address);
  const open = (socket: Socket): void => {
    const behind = connect(Number(port), hostname);
    behind.on('error', () => undefined);
    socket.pipe(behind).pipe(socket);
    socket.on('close', () => behind.destroy());
  };
  return { open, path: `${username}@127.0.0.1:PORT${pathname}`, close: fresh.drop };
}

const listening = (network: Server): Promise<void> =>
  new Promise((resolve) => network.listen(0, '127.0.0.1', () => resolve()));
