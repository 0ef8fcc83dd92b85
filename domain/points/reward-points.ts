/** A client's ePoints as the server states them; a figure it doesn't state is undefined [ENT-23, EPNT-02]. */
export type RewardPoints = {
  readonly totalPoints?: number | undefined;
  readonly pointsAboutToExpire?: number | undefined;
  readonly ePointDetails: readonly PointsDetail[];
  /** Hong Kong's alone [ENT-24]. */
  readonly reminderPoints?: number | undefined;
  /** Hong Kong's reminder couldn't be loaded, so there may be one. */
  readonly isReminderUnknown?: true;
  /** Taiwan's alone [ENT-25]. */
  readonly couponEvent?: CouponEvent | undefined;
};

/** Points that expire on one day [ENT-23]. */
export type PointsDetail = {
  readonly points?: number | undefined;
  readonly expiryDate?: string | undefined;
  readonly aboutToExpire?: boolean | undefined;
};

/** A coupon that goes with Taiwan's points [ENT-25]. */
export type CouponEvent = { readonly code: string; readonly value?: string | undefined };
