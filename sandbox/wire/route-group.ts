import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context/server-context';

/** Adds a group of routes to a region's server. */
export type RouteGroup = (app: FastifyInstance, context: ServerContext) => void;
