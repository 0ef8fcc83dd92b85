/** The ports that a region has, over which technology and by which queries, where regions differ: wirings and adapters follow it. */
export type RegionPorts = {
  /** The promotions for visitors [CONFLICT-46]. */
  readonly promotions: 'rest' | 'graphql';
  /** News and disclaimer for visitors: a query for each, or one for both and the promotions [CONFLICT-46]. */
  readonly newsBeforeLogin: 'each-by-itself' | 'one-answer';
  /** The announcements for clients, by the query that says their dates or the one that doesn't [ENT-33, ENT-34]. */
  readonly announcements: 'dated' | 'undated';
  /** The holdings: all in the viewing currency, or each line in its own and its value in the viewing currency [PORT-18, PORT-19]. */
  readonly holdings: 'one-currency' | 'own-currencies';
  /** Today's direct debits, by the region's own call [CONFLICT-44]. */
  readonly sameDayDebits: 'rest' | 'graphql';
  /** Where a client is paid [BANK-11]. */
  readonly standingInstructions: boolean;
  /** Regular plans, the move of the legacy ones, and Cash Accounts [RSP-01, VCA-01]. */
  readonly plansAndCash: boolean;
  /** The questionnaires that assess a client: the specification's own of Taiwan, or Hong Kong's yearly one, whose calls are ours [SUIT-09, SUIT-23]. */
  readonly questionnaires: 'rest' | 'graphql';
  /** True if the menu asks for the open services before it offers one [OPEN-17]. */
  readonly servicesInMenu: boolean;
  /** The order lists that clients compose, or open by a link [TRADE-01, ORDQ-04]. */
  readonly orderLists: boolean;
  /** True if dividends that are invested in another fund have records [GQL-25]. */
  readonly dividendRecords: boolean;
};
