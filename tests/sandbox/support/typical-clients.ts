import type { Region } from '../../../domain/region';

/** The regions, and of each a client of the demonstration with a past: an id, a login name with its secret, and the currency of the region. */
export const regions = ['HK', 'TW'] as const satisfies readonly Region[];

/** The name and the secret with which a client signs in. */
export type Login = readonly [name: string, secret: string];

/** The logins of the clients that have a bit of everything. */
export const typicalLogins: Readonly<Record<Region, Login>> = {
  HK: ['chanmei88', '528314'],
  TW: ['WANG8888', 'Sunny4102Tea'],
};

/** The ids of the same clients. */
export const typicalIds = { HK: 'HK-TYPICAL', TW: 'TW-TYPICAL' } as const;

/** The logins of the clients that hold five hundred funds. */
export const loginsOf500: Readonly<Record<Region, Login>> = {
  HK: ['leefunds500', '846159'],
  TW: ['HUANG500', 'Cloud2907Hill'],
};

/** The currency in which a region states totals. */
export const currencyOf = { HK: 'HKD', TW: 'TWD' } as const;
