import type { FastifyInstance, FastifyReply } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedCoding, type Coding } from './accepted-coding';

/** Below this a compressed answer takes as many packets as a plain one. */
const compressedFrom = 1_024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Compresses the texts that a group of routes answers. It is done beside the event loop, and only as hard as costs a
 * fraction of making the answer. What hands over a session stays as it is, so that its length tells nothing.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (typeof payload !== 'string' || !isText(reply) || reply.hasHeader('set-cookie')) return payload;
    reply.header('vary', 'accept-encoding');
    const coding = acceptedCoding(request.headers['accept-encoding']);
    const body = Buffer.from(payload, 'utf8');
    if (coding === undefined || body.length < compressedFrom) return payload;
    reply.header('content-encoding', coding).removeHeader('content-length');
    return compressed(body, coding);
  });
}

const isText = (reply: FastifyReply): boolean =>
  /^(text\/|application\/json)/.test(String(reply.getHeader('content-type') ?? ''));

async function compressed(body: Buffer, coding: Coding): Promise<Buffer> {
  if (coding === 'gzip') return zip(body, { level: 7 });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotli(body, { params: { [BROTLI_PARAM_QUALITY]: 5, [BROTLI_PARAM_SIZE_HINT]: body.length } });
}
