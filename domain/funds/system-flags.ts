/** Those of Taiwan's trading services that are open now; one that the server doesn't state is undefined, never open [ENT-47]. */
export type SystemFlags = {
  readonly preOrderEnabled?: boolean | undefined;
  readonly ipoEnabled?: boolean | undefined;
};
