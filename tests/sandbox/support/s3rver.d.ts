/** The part that is used here of a package that has no types of its own. */
declare module '@20minutes/s3rver' {
  type Options = {
    readonly address: string;
    readonly port: number;
    readonly directory: string;
    readonly silent: boolean;
    readonly vhostBuckets: boolean;
  };

  // oxlint-disable-next-line fund-portal/refused-syntax -- the package has no other export
  export default class S3rver {
    constructor(options: Options);
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }
}

/** The accounts that the server compares signatures with. */
declare module '@20minutes/s3rver/lib/models/account.js' {
  class Account {
    static readonly DUMMY_ACCOUNT: Account;
    createKeyPair(accessKeyId: string, secretAccessKey: string): void;
    revokeAccessKey(accessKeyId: string): void;
  }
  // oxlint-disable-next-line fund-portal/refused-syntax -- the package has no other export
  export default Account;
}
