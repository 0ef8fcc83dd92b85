/** Flags of a fund's availability for orders; a flag the region doesn't have is undefined [ENT-06..08, CONFLICT-43]. */
export type FundAvailability = {
  readonly buy: boolean;
  readonly regularBuy: boolean;
  readonly eRegularBuy: boolean;
  readonly scheduledBuy?: boolean | undefined;
  readonly sell?: boolean | undefined;
  readonly switchOut?: boolean | undefined;
};
