/**
 * The groups of ports that the login form doesn't wait for: each folder of `application/ports` adds its own beside a port
 * of it. The adapters of a group lie in `adapters/<technology>/<group>`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- an interface alone can be added to
export interface PortGroups {}

export type PortGroup = keyof PortGroups;
