/** The senders of messages, channel by channel. */
export type SenderSettings = {
  /** The mail server, and whom the mail is from. */
  readonly email?: { readonly url: string; readonly from: string };
  /** The gateway of text messages, and what it knows us by. */
  readonly mobile?: { readonly url: string; readonly token: string };
  /** Where the portal is, for the links in messages. */
  readonly portalOrigin?: string;
};

/** The address of a mail server. */
export type SmtpAddress = {
  readonly host: string;
  readonly port: number;
  /** Encrypted from the first byte; otherwise it begins in the clear, and goes on so on this machine alone. */
  readonly secure: boolean;
  readonly requireTLS: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
};

const isThisMachine = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host);

/** Reads `smtps://user:password@host:465` or `smtp://...`; undefined for anything else. */
export function parseSmtpAddress(text: string): SmtpAddress | undefined {
  const url = URL.parse(text);
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '') return undefined;
  if (!['', '/'].includes(url.pathname) || url.search !== '' || url.hash !== '') return undefined;
  const user = decoded(url.username);
  const pass = decoded(url.password);
  if (user === undefined || pass === undefined) return undefined;
  const secure = url.protocol === 'smtps:';
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    requireTLS: !secure && !isThisMachine(url.hostname),
    ...(user === '' ? {} : { auth: { user, pass } }),
  };
}

/** Reads an address that text messages are posted to: over https, or on this machine. */
export function parseGatewayAddress(text: string): URL | undefined {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '') return undefined;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine(url.hostname)) ? url : undefined;
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
