type Files = readonly string[];
export function firstLoad(dist: string): {
  readonly login: Files;
  readonly portfolio: Files;
  readonly chart: Files;
  readonly texts: readonly Files[];
};
