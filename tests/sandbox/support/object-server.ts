import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import Account from '@20minutes/s3rver/lib/models/account.js';
import type { ObjectStoreSettings } from '../../../sandbox/context/configuration/document-settings';

/** An S3 server of this machine, which compares signatures and keeps its objects in a folder of its own. */
export type ObjectServer = {
  /** The settings of the account that it knows from the beginning, for a bucket. */
  readonly settings: (bucket: string) => ObjectStoreSettings;
  /** Makes another account of the same owner; returns its settings for a bucket. */
  readonly addAccount: (bucket: string, accessKeyId: string) => ObjectStoreSettings;
  /** Ends an account. */
  readonly endAccount: (accessKeyId: string) => void;
  readonly close: () => Promise<void>;
};

/** Starts one on a free port of the loopback. */
export async function startObjectServer(): Promise<ObjectServer> {
  const directory = mkdtempSync(join(tmpdir(), 'fund-portal-objects-'));
  const server = new S3rver({ address: '127.0.0.1', port: 0, directory, silent: true, vhostBuckets: false });
  const { port } = await server.run();
  const settingsOf = (bucket: string, accessKeyId: string, secretAccessKey: string): ObjectStoreSettings => ({
    endpoint: `http://127.0.0.1:${String(port)}`,
    bucket,
    region: 'us-east-1',
    accessKeyId,
    secretAccessKey,
  });
  return {
    settings: (bucket) => settingsOf(bucket, 'S3RVER', 'S3RVER'),
    addAccount: (bucket, accessKeyId) => {
      const secret = `the secret of ${accessKeyId}`;
      Account.DUMMY_ACCOUNT.createKeyPair(accessKeyId, secret);
      return settingsOf(bucket, accessKeyId, secret);
    },
    endAccount: (accessKeyId) => Account.DUMMY_ACCOUNT.revokeAccessKey(accessKeyId),
    close: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
