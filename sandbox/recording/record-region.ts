import type { FastifyInstance } from 'fastify';
import { PublicMaintenanceMessageDocument } from '../../contract/graphql/visitors/generated/graphql';
import type { Language } from '../../domain/language';
import type { Region } from '../../domain/region';
import { recordClient } from './record-client';
import { recordParts } from './record-performance';
import { type RecordedClient, recordLogon } from './record-logon';
import { recordFunds } from './record-funds';
import { type Keep, type Recording, RecordingSession } from './recording-session';
import { regionRecordings } from './region-recordings';

type Recorded = ReadonlyMap<string, Recording>;

/** The client whose visit is played, with its place and language. */
export type RecordedVisit = {
  readonly region: Region;
  readonly language: Language;
  readonly client: RecordedClient;
};

/** Plays the typical client's visit and keeps every answer under the name of its call [MOCK-02, MOCK-03]. */
export async function recordRegion(server: FastifyInstance, visit: RecordedVisit): Promise<Recorded> {
  const { region, language, client } = visit;
  const session = new RecordingSession(server, region, language);
  const recorded = new Map<string, Recording>();
  const keep = async (name: string, answer: Promise<Recording>) => recorded.set(name, await answer);
  await recordVisitor(session, keep, region);
  await recordLogon(session, keep, client);
  await recordFunds(session, keep, region);
  await recordClient(session, keep, { region, client });
  await recordParts(session, keep, { region, holdings: recorded.get(`HoldingStatistics${region}Initial`) });
  await session.keep(keep, 'authLogout');
  await regionRecordings[region].atTheEnd(session, keep, client);
  return recorded;
}

/** Plays what the typical client orders; it changes what later visits are answered [MOCK-02, MOCK-03]. */
export async function recordOrdering(server: FastifyInstance, visit: RecordedVisit): Promise<Recorded> {
  const { region, language, client } = visit;
  const session = new RecordingSession(server, region, language);
  const recorded = new Map<string, Recording>();
  const keep = async (name: string, answer: Promise<Recording>) => recorded.set(name, await answer);
  await recordLogon(session, (_, answer) => answer, client);
  await regionRecordings[region].orderLists(session, keep, { server, client });
  await session.call('authLogout');
  return recorded;
}

/** Plays another client's visit and keeps the answers of those calls that answer each client differently [MOCK-04]. */
export async function recordOther(server: FastifyInstance, visit: RecordedVisit): Promise<Recorded> {
  const { region, language, client } = visit;
  const session = new RecordingSession(server, region, language);
  const recorded = new Map<string, Recording>();
  const keep = async (name: string, answer: Promise<Recording>) => recorded.set(name, await answer);
  await recordLogon(session, keep, client);
  if (recorded.get('logon')?.status !== 200) return recorded;
  await recordClient(session, keep, { region, client });
  await session.call('authLogout');
  return recorded;
}

async function recordVisitor(session: RecordingSession, keep: Keep, region: Region): Promise<void> {
  await session.keep(keep, 'preLoginCoolKnowledge');
  await keep('PublicMaintenanceMessage', session.graphql(PublicMaintenanceMessageDocument.toString()));
  await session.keep(keep, 'preLoginNews');
  await regionRecordings[region].visitor(session, keep);
}
