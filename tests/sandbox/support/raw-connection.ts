import { connect, type Socket } from 'node:net';

/** A connection that is written to byte by byte, as no HTTP library would. */
export type RawConnection = {
  readonly socket: Socket;
  /** Everything that was answered, once the other side has closed the connection. */
  readonly answered: Promise<string>;
};

/** Connects, and keeps its own side open whatever the other one does. */
export async function openRaw(port: number, host = '127.0.0.1'): Promise<RawConnection> {
  const socket = connect({ port, host, allowHalfOpen: true });
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => (text += part));
  // What was answered before a reset counts.
  socket.on('error', () => undefined);
  const answered = new Promise<string>((resolve) => {
    socket.once('end', () => resolve(text));
    socket.once('close', () => resolve(text));
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
  return { socket, answered };
}

/** Sends some bytes on a connection of their own; what was answered until the other side closed it. */
export async function rawAnswerTo(port: number, bytes: string): Promise<string> {
  const { socket, answered } = await openRaw(port);
  socket.write(bytes);
  const text = await answered;
  socket.destroy();
  return text;
}

/** The status, the headers and the body of an answer as it came down the line. */
export function readRaw(text: string): { status: number; headers: Record<string, string>; body: string } {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) headers[line.slice(0, line.indexOf(':')).toLowerCase()] = line.slice(line.indexOf(':') + 2);
  return { status: Number(first.split(' ')[1]), headers, body };
}
