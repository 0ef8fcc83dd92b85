import type { PortGroup } from '../../../application/ports/port-group';

/** Loads the adapters of each group of ports once, when what needs them is first shown. */
export class ModuleLoader {
  private readonly loads = new Map<PortGroup, Promise<void>>();

  constructor(private readonly loadGroup: (group: PortGroup) => Promise<void>) {}

  load(group: PortGroup): Promise<void> {
    const known = this.loads.get(group);
    if (known) return known;
    const load = this.loadGroup(group);
    this.loads.set(group, load);
    return load;
  }
}
