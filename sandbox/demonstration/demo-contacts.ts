import type { ByRegion } from '../../domain/region';
import { type DemoClient, demoClients } from './demo-clients';

/** The ways to reach a client; '' for an address that isn't on record. */
type Contacts = { readonly mobile: string; readonly phone: string; readonly email: string };

const withoutEmail = 'TW-EMPTY';

const numbers: ByRegion<(digits: string) => Omit<Contacts, 'email'>> = {
  HK: (digits) => ({ mobile: `90000${digits}8`, phone: `20000${digits}8` }),
  TW: (digits) => ({ mobile: `09000${digits}678`, phone: `+88620000${digits}78` }),
};

/** Returns the telephone numbers and the e-mail address that the demonstration has of a client. */
export function demoContacts(client: DemoClient): Contacts {
  const { id, region, userName } = client;
  const digits = String(demoClients.indexOf(client) + 1).padStart(2, '0');
  const email = id === withoutEmail ? '' : `${(userName ?? id).toLowerCase()}@example.test`;
  return { ...numbers[region](digits), email };
}
