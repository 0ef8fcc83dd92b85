import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openEmbedded } from '../../../sandbox/database/connection/open-embedded';
import { openServer } from '../../../sandbox/database/connection/open-server';
import type { OpenDatabase } from '../../../sandbox/database/database';
import { emptyDatabase } from './kept-database';

/** An empty database of its own: embedded and in memory, or a new one on the server of DATABASE_URL, dropped at the end. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const address = process.env['DATABASE_URL'];
  return address === undefined || address === '' ? openEmbedded({ copyOf: await emptyDatabase() }) : openFresh(address);
}

async function openFresh(address: string): Promise<OpenDatabase> {
  const fresh = await createFresh(address);
  const open = await openServer(fresh.address);
  return {
    ...open,
    close: async () => {
      await open.close();
      await fresh.drop();
    },
  };
}

/** A new database on a server, and how it is got rid of. */
export async function createFresh(address: string): Promise<{ address: string; drop: () => Promise<void> }> {
  const name = `portal_test_${randomBytes(6).toString('hex')}`;
  await onServer(address, `create database ${name}`);
  const own = new URL(address);
  own.pathname = `/${name}`;
  return { address: own.toString(), drop: () => onServer(address, `drop database ${name} with (force)`) };
}

async function onServer(address: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(statement);
  await client.end();
}
