/** The part of the package that is used, and nothing else of it. */
declare module 'nodemailer' {
  export function createTransport(options: {
    readonly host: string;
    readonly port: number;
    readonly secure: boolean;
    readonly requireTLS: boolean;
    readonly auth?: { readonly user: string; readonly pass: string };
    readonly connectionTimeout: number;
    readonly greetingTimeout: number;
    readonly socketTimeout: number;
    readonly disableFileAccess: true;
    readonly disableUrlAccess: true;
  }): { readonly sendMail: (message: object) => Promise<unknown> };
}
