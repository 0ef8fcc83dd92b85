import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { ObjectStoreSettings } from '../../../sandbox/context/configuration/document-settings';

/** An S3 server of this machine, which compares signatures and keeps its objects in a folder of its own. */
export type ObjectServer = {
  /** The settings of the one account that it knows, for a bucket. */
  readonly settings: (bucket: string) => ObjectStoreSettings;
  readonly close: () => Promise<void>;
};

/** Starts one on a free port of the loopback. */
export async function startObjectServer(): Promise<ObjectServer> {
  const directory = mkdtempSync(join(tmpdir(), 'fund-portal-objects-'));
  const server = new S3rver({ address: '127.0.0.1', port: 0, directory, silent: true, vhostBuckets: false });
  const { port } = await server.run();
  return {
    settings: (bucket) => ({
      endpoint: `http://127.0.0.1:${String(port)}`,
      bucket,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    }),
    close: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
