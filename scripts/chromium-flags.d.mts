/** The flags every Chromium of ours is started with: quiet, offline but for the portal, fit for a container. */
export const chromiumFlags: readonly string[];
