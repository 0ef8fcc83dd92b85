import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server of this machine: what it took, and whom it refuses with which status. */
export class MailServer {
  readonly mails: string[] = [];
  readonly refusals = new Map<string, number>();
  port = 0;
  private server: SMTPServer | undefined;

  async start(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      hideSTARTTLS: true,
      disabledCommands: ['AUTH'],
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
