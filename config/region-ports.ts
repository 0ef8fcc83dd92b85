import type { ByRegion } from '../domain/region';

/** Which ports a region has and over which technology, where regions differ: the wirings of each group follow it. */
type RegionPorts = {
  /** The promotions for visitors [CONFLICT-46]. */
  readonly promotions: 'rest' | 'graphql';
  /** Today's direct debits, by the region's own call [CONFLICT-44]. */
  readonly sameDayDebits: 'rest' | 'graphql';
  /** Where a client is paid [BANK-11]. */
  readonly standingInstructions: boolean;
  /** Regular plans, the move of the legacy ones, and Cash Accounts [RSP-01, VCA-01]. */
  readonly plansAndCash: boolean;
  /** The questionnaires that assess a client, and the sending of them [SUIT-09]. */
  readonly questionnaires: boolean;
  /** What the menu asks before it offers a service [OPEN-17]. */
  readonly servicesInMenu: boolean;
};

/** The ports of each region. */
export const regionPorts: ByRegion<RegionPorts> = {
  HK: {
    promotions: 'rest',
    sameDayDebits: 'graphql',
    standingInstructions: true,
    plansAndCash: true,
    questionnaires: false,
    servicesInMenu: false,
  },
  TW: {
    promotions: 'graphql',
    sameDayDebits: 'rest',
    standingInstructions: false,
    plansAndCash: false,
    questionnaires: true,
    servicesInMenu: true,
  },
};
