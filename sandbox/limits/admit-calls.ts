import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Region } from '../../domain/region';
import { readSessionCookie } from '../context/session-cookie';
import type { Admission } from './admission';

/** Lets the calls of every route that is added from here on in as there is room for them. */
export function admitCalls(api: FastifyInstance, admission: Admission, region: Region): void {
  api.addHook('preHandler', async (request, reply) => {
    const leave = await admission.enter({ isRead: isRead(request), client: readSessionCookie(request, region) });
    // Whoever waited for a turn may be gone.
    if (reply.raw.destroyed) leave();
    reply.raw.once('finish', leave).once('close', leave);
  });
}

const reading = ['GET', 'HEAD'];

/** Returns true for what changes nothing; a document with a mutation in it, and what can't be told, counts as a write. */
const isRead = ({ method, url, body }: FastifyRequest): boolean =>
  reading.includes(method) || (/\/graphql(?:\/static)?$/.test(url) && isQuery(body));

const isQuery = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  'query' in body &&
  typeof body.query === 'string' &&
  !body.query.includes('mutation');
