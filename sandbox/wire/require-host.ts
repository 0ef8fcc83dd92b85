import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error';

/**
 * Refuses a request that doesn't say once at which host it was asked: of two, a proxy and this server could each believe
 * another. HTTP/1.0 may leave it out.
 */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
    if (hosts > 1 || (hosts === 0 && raw.httpVersion !== '1.0')) throw new ApiError(400, ['BAD_REQUEST']);
  });
}
