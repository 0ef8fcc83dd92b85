/** The part of the package that the tests use. */
declare module 'smtp-server' {
  import type { Server } from 'node:net';
  import type { Readable } from 'node:stream';

  type Done = (refusal?: Error & { responseCode?: number }) => void;
  type Login = { readonly username: string; readonly password: string };
  type LoginDone = (refusal: Error | undefined, known?: { readonly user: string }) => void;

  export class SMTPServer {
    constructor(options: {
      readonly authOptional: boolean;
      readonly allowInsecureAuth: true;
      readonly hideSTARTTLS: true;
      readonly disabledCommands: readonly string[];
      readonly onAuth: (login: Login, session: unknown, done: LoginDone) => void;
      readonly onRcptTo: (to: { readonly address: string }, session: unknown, done: Done) => void;
      readonly onData: (mail: Readable, session: unknown, done: Done) => void;
    });
    readonly server: Server;
    listen(port: number, host: string, done: () => void): void;
    close(done: () => void): void;
  }
}
