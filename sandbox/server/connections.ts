import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { readIfPermitted } from '../context/read-if-permitted';

/** The number of open files left to the embedded database, its lock, documents and the files of the portal. */
const reservedFiles = 700;
const fewest = 32;
const most = 4_000;

/**
 * Returns the maximum number of connections of a process that may open so many files; where the system doesn't say, as
 * many as usual.
 */
export const connectionsAtMost = (openFiles = 1_024): number =>
  Math.min(most, Math.max(fewest, openFiles - reservedFiles));

/**
 * Returns the number of files that this process may have open; undefined where the system doesn't say, or sets no
 * limit.
 */
export function openFilesAtMost(): number | undefined {
  const limits = readIfPermitted(() => readFileSync('/proc/self/limits', 'utf8'));
  const stated = Number(/^Max open files\s+(\d+)/m.exec(limits ?? '')?.[1]);
  return Number.isInteger(stated) ? stated : undefined;
}

/**
 * The connections to this process's servers, never more than it has files for. One too many ends the one that has
 * waited longest for a request, or else the one that has longest sent a request and isn't done; who is being answered is
 * never cut off, and while all are, the newcomer is told to come again.
 */
export class Connections {
  /** In the order in which they began to wait. */
  private readonly waiting = new Set<Socket>();
  /** The latest request of each. */
  private readonly asking = new Map<Socket, IncomingMessage>();
  private isEnding = false;

  constructor(private readonly atMost: number = connectionsAtMost()) {}

  /** Watches over a server; `refused` is what a connection is told that there is no room for. */
  watch(server: Server, refused: () => string): void {
    server.on('connection', (socket) => {
      if (this.waiting.size + this.asking.size >= this.atMost && !this.makeRoom()) {
        socket.end(refused(), () => socket.destroy());
        return;
      }
      this.waiting.add(socket);
      socket.once('close', () => {
        this.waiting.delete(socket);
        this.asking.delete(socket);
      });
    });
    server.prependListener('request', (request, response) => {
      const { socket } = request;
      this.waiting.delete(socket);
      this.asking.set(socket, request);
      response.once('close', () => {
        // Another request may have come down the same line meanwhile.
        if (this.asking.get(socket) !== request) return;
        this.asking.delete(socket);
        if (!socket.destroyed) this.waiting.add(socket);
      });
    });
  }

  /** True if the process was told to end: it is not ready for more, and each answer is the last of its connection. */
  get areEnding(): boolean {
    return this.isEnding;
  }

  startEnding(): void {
    this.isEnding = true;
  }

  /** Ends those that wait for a request, which no server does of one that never had any. */
  endWaiting(): void {
    for (const socket of this.waiting) socket.destroy();
  }

  private makeRoom(): boolean {
    const [longestWaiting] = this.waiting;
    const [longestSending] = [...this.asking].find(([, request]) => !request.complete) ?? [];
    const last = longestWaiting ?? longestSending;
    if (last === undefined) return false;
    this.waiting.delete(last);
    this.asking.delete(last);
    last.destroy();
    return true;
  }
}
