import type { FastifyInstance, FastifyRequest } from 'fastify';
import { regionDefaults } from '../../config/regions';
import type { Region } from '../../domain/region';
import { readSessionCookie } from '../context/session-cookie';
import type { Admission } from './admission';
import { isReadingRoute } from './reading-route';

/** Lets the calls of every route that is added from here on in as there is room for them. */
export function admitCalls(api: FastifyInstance, admission: Admission, region: Region): void {
  api.addHook('preHandler', async (request, reply) => {
    const leave = await admission.enter({
      isRead: isRead(request, regionDefaults[region].apiBase),
      // As it is sent: nothing is asked of the database before there is room. Whoever makes cookies up has no more room than its address.
      client: readSessionCookie(request, region),
      address: request.ip,
    });
    // Whoever waited for a turn may be gone.
    if (reply.raw.destroyed) leave();
    reply.raw.once('finish', leave).once('close', leave);
  });
}

/** Returns true for what changes nothing; a document with a mutation in it, and what can't be told, counts as a write. */
const isRead = ({ method, url, routeOptions, body }: FastifyRequest, apiBase: string): boolean =>
  isReadingRoute(method, routeOptions.url?.slice(apiBase.length) ?? '') ||
  (/\/graphql(?:\/static)?$/.test(url) && isQuery(body));

/** A mutation as an operation, or what could be one. */
const mutation = /\bmutation\s*(?:\w+\s*)?[({@]/;

const isQuery = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  'query' in body &&
  typeof body.query === 'string' &&
  !mutation.test(body.query.replace(/#.*/g, ''));
