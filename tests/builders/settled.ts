/** Once every promise that is already on its way has been answered; no time passes. */
export const settled = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
