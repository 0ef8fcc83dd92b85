import type { FastifyReply } from 'fastify';

/** Sends an HTML page. */
export const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').send(html);
