import type { Region } from '../../domain/region';
import { digest } from '../context/tokens';
import type { clients } from '../database/schema/clients';

type Client = Pick<typeof clients.$inferSelect, 'id' | 'region' | 'userName' | 'identityNumber'>;

/** The subject of an attempt to log in, as digests: the counters that a failure of it raises, and the client's others. */
export type LoginAttempt = {
  readonly region: Region;
  /** Nobody's, for a name that nobody has. */
  readonly clientId: string;
  readonly counted: readonly string[];
  readonly others: readonly string[];
};

/** A secret under a name as typed: counted for the name, known or not, and for the client it belongs to [AUTH-44]. */
export function attemptUnderName(region: Region, typed: string, client: Client | undefined): LoginAttempt {
  const name = digestOfName(region, typed);
  if (client === undefined) {
    const nobody = (what: string): string => digest(`nobody's ${what}:${region}:${typed}`);
    return { region, clientId: '', counted: [name, nobody('client')], others: [nobody('other name')] };
  }
  const { clientId, counted, others } = attemptOfClient(client);
  return { region, clientId, counted: [name, ...counted], others: others.filter((other) => other !== name) };
}

/** A one-time code of a client: counted for the client, under whichever name of the login. */
export function attemptOfClient(client: Client): LoginAttempt {
  const { id, region, userName, identityNumber } = client;
  const names = [identityNumber, userName].map((name) =>
    name === null ? digest(`no user name:${region}:${id}`) : digestOfName(region, name),
  );
  return { region, clientId: id, counted: [digest(`client:${region}:${id}`)], others: names };
}

/** Every counter of a client and of the login name to come, so that it waits for a login under way, and two who choose one name at once wait for each other. */
export function attemptToRename(client: Client, userName: string): LoginAttempt {
  const former = attemptOfClient(client);
  const future = attemptOfClient({ ...client, userName });
  const inAnyCase = digestOfName(client.region, userName.toLowerCase());
  return { ...former, others: [...new Set([...former.others, ...future.others, inAnyCase])] };
}

const digestOfName = (region: Region, name: string): string => digest(`${region}:${name}`);
