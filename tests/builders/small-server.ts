import type { AsyncResult } from '../../application/ports/call-failure';
import type { SessionEnd } from '../../application/ports/session/session-end';
import type { SharedToken } from '../../application/session/shared-token';
import type { SessionVault } from '../../application/ports/session/session-vault';
import { type CodeSent, type Credentials, type SignInAnswer, Sessions } from '../../application/ports/session/sessions';
import { ok } from '../../domain/kernel/result';

type OpenSession = { readonly id: number; readonly client: string; token: string };

/** Sessions by their cookie, as the back end keeps them: a cookie and a token are worth nothing without each other. */
export class SmallServer {
  readonly open = new Map<string, OpenSession>();
  /** The number of times that a tab asked to end another's session. */
  strangeLogouts = 0;
  private issued = 0;
  private opened = 0;

  begin(client: string): { readonly cookie: string; readonly token: string } {
    this.opened += 1;
    return this.issue({ id: this.opened, client, token: '' });
  }

  find(cookie: string, token: string): OpenSession | undefined {
    const session = this.open.get(cookie);
    return session?.token === token ? session : undefined;
  }

  /** The same session under a new cookie and a new token. */
  renew(cookie: string, session: OpenSession): { readonly cookie: string; readonly token: string } {
    this.open.delete(cookie);
    return this.issue(session);
  }

  /** Says whether the cookie is of no further use. */
  end(cookie: string, token: string): boolean {
    if (this.find(cookie, token)) this.open.delete(cookie);
    const goesOn = this.open.has(cookie);
    if (goesOn) this.strangeLogouts += 1;
    return !goesOn;
  }

  private issue(session: OpenSession): { readonly cookie: string; readonly token: string } {
    this.issued += 1;
    const cookie = `cookie-${this.issued}`;
    const token = `token-${this.issued}`;
    this.open.set(cookie, { ...session, token });
    return { cookie, token };
  }
}

/** One browser's cookie, which every tab of it sends. */
export type CookieJar = { cookie: string };

/** The sessions of one tab over the small server; whoever's name begins with a C is asked for a code. */
export class SmallServerSessions extends Sessions {
  constructor(
    private readonly server: SmallServer,
    private readonly jar: CookieJar,
    private readonly vault: SessionVault,
    private readonly sessionEnd: () => SessionEnd,
    private readonly sharedToken: SharedToken,
  ) {
    super();
  }

  logOn({ username }: Credentials): AsyncResult<SignInAnswer> {
    this.take(this.server.begin(username));
    return Promise.resolve(ok(username.startsWith('C') ? { oneTimeCode: {} } : {}));
  }

  sendOneTimeCode(): AsyncResult<CodeSent> {
    return Promise.resolve(ok({ sentAt: '2026-11-20T02:00:00Z' }));
  }

  validateOneTimeCode(): AsyncResult<boolean> {
    const session = this.server.find(this.jar.cookie, this.token);
    if (session) this.take(this.server.renew(this.jar.cookie, session));
    return Promise.resolve(ok(session !== undefined));
  }

  logOut(): AsyncResult<void> {
    if (this.server.end(this.jar.cookie, this.token)) this.jar.cookie = '';
    return Promise.resolve(ok(undefined));
  }

  /** Returns whose figures this tab gets; a refusal that no other tab makes good ends the session on this side, as it does in the adapters. */
  async whose(): Promise<string | undefined> {
    return (await this.current())?.client;
  }

  /** Proves who acts, which gives the session another cookie and token. */
  async stepUp(): Promise<void> {
    const session = await this.current();
    if (!session) return;
    const earlier = this.token;
    this.take(this.server.renew(this.jar.cookie, session));
    this.sharedToken.tell(earlier);
  }

  private async current(): Promise<OpenSession | undefined> {
    const { token } = this;
    let session = this.server.find(this.jar.cookie, token);
    if (!session && token !== '' && (await this.sharedToken.replace(token)))
      session = this.server.find(this.jar.cookie, this.token);
    if (!session && this.token !== '') this.sessionEnd().end('expired');
    return session;
  }

  private get token(): string {
    return this.vault.read('AUTH_CHECKED') ?? '';
  }

  private take({ cookie, token }: { readonly cookie: string; readonly token: string }): void {
    this.jar.cookie = cookie;
    this.vault.write('AUTH_CHECKED', token);
  }
}
