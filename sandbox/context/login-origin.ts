import type { FastifyReply, FastifyRequest } from 'fastify';
import { detectDevice, type Device } from '../../domain/credentials/login/device';
import { maskAddress } from '../../domain/credentials/login/mask-address';
import { securityRecordLifetime } from '../../domain/credentials/login/login-record';
import type { Region } from '../../domain/region';
import { freshToken } from './tokens';

/** From where somebody logs in, as far as it is known and kept. */
export type BrowserOrigin = {
  readonly device: Device;
  /** Masked; '' where nothing can be said of it. */
  readonly address: string;
  /** The mark by which the browser is recognised later; a fresh one, if it brought none. It opens nothing. */
  readonly mark: string;
};

const nameOf = (region: Region): string => `__Host-etrading-device-${region.toLowerCase()}`;
const options = { path: '/', secure: true, httpOnly: true, sameSite: 'strict' } as const;

/** Reads the origin of a request. */
export function readBrowserOrigin(request: FastifyRequest, region: Region): BrowserOrigin {
  const mark = request.cookies[nameOf(region)] ?? '';
  return {
    device: detectDevice(request.headers['user-agent'] ?? ''),
    address: maskAddress(request.ip),
    mark: /^[\w-]{43}$/.test(mark) ? mark : freshToken(),
  };
}

/** Marks a browser from which a client has logged in, for as long as such logins are kept. */
export function markBrowser(reply: FastifyReply, region: Region, { mark }: BrowserOrigin): void {
  reply.setCookie(nameOf(region), mark, { ...options, maxAge: securityRecordLifetime / 1000 });
}
