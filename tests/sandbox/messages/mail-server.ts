import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server of this machine: what it took, and whom it refuses with which status. One with passwords takes mail of no other users. */
export class MailServer {
  /** The passwords of its users, by name. */
  readonly passwords = new Map<string, string>();
  readonly mails: string[] = [];
  readonly refusals = new Map<string, number>();
  port = 0;
  private server: SMTPServer | undefined;

  constructor(private readonly kind: 'open' | 'with passwords' = 'open') {}

  async start(): Promise<void> {
    const server = new SMTPServer({
      authOptional: this.kind === 'open',
      allowInsecureAuth: true,
      hideSTARTTLS: true,
      disabledCommands: this.kind === 'open' ? ['AUTH'] : [],
      onAuth: ({ username, password }, _, done) => {
        if (this.passwords.get(username) === password) done(undefined, { user: username });
        else done(new Error('no such user or password'));
      },
      onRcptTo: ({ address }, _, done) => {
        const responseCode = this.refusals.get(address);
        done(responseCode === undefined ? undefined : Object.assign(new Error('refused'), { responseCode }));
      },
      onData: (mail, _, done) => {
        void text(mail).then((whole) => {
          this.mails.push(whole);
          done();
        });
      },
    });
    this.server = server;
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    const address = server.server.address();
    if (typeof address === 'object' && address !== null) this.port = address.port;
  }

  async stop(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (server) await new Promise<void>((resolve) => server.close(resolve));
  }

  /** Returns a header of all mails. */
  headers(name: string): readonly (string | undefined)[] {
    return this.mails.map((mail) => new RegExp(`^${name}: (.*)$`, 'm').exec(mail)?.[1]?.trim());
  }
}
