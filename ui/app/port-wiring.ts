/** Ports that the login form doesn't need, by what is shown when they arrive. */
export type PortGroup =
  /** What stands beside the login form. */
  | 'visitors'
  | 'holdings'
  /** The rest of the home. */
  | 'home'
  /** What a fund's own page asks beside the home's ports. */
  | 'fund'
  /** What My Account keeps and changes beside them. */
  | 'account'
  /** The client's risk profile and, in Taiwan, what assesses it. */
  | 'suitability'
  /** Taiwan's menu. */
  | 'menu';

/** Wires each group of ports once, when what needs them is first shown. */
export class PortWiring {
  private readonly arrivals = new Map<PortGroup, Promise<void>>();

  constructor(private readonly wire: (group: PortGroup) => Promise<void>) {}

  arrive(group: PortGroup): Promise<void> {
    const known = this.arrivals.get(group);
    if (known) return known;
    const arrival = this.wire(group);
    this.arrivals.set(group, arrival);
    return arrival;
  }
}
