import { Counter, Gauge, type Registry } from 'prom-client';
import { type Admission, shedReasons } from '../limits/admission';

/** Adds to a register the calls that a process has under way, and those for which there was no room. */
export function measureAdmission(metrics: Registry, admission: Admission): void {
  new Gauge({
    name: 'portal_calls_under_way',
    help: 'Calls that this process has under way',
    registers: [metrics],
    collect() {
      this.set(admission.figures().underWay);
    },
  });
  new Counter({
    name: 'portal_calls_shed_total',
    help: 'Calls that this process did not take, by reason: it was full, slow, or full of calls of one address; or their client asked too much',
    labelNames: ['reason'],
    registers: [metrics],
    collect() {
      this.reset();
      const { shed } = admission.figures();
      for (const reason of shedReasons) this.inc({ reason }, shed[reason]);
    },
  });
}
