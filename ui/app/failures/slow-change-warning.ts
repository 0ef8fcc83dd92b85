import { spy } from 'mobx';
import { slowChangeMilliseconds } from '../../../config/limits';

/**
 * Names in the console every change of state that takes too long, with all that follows from it; loaded in development
 * alone [CONST-02, OPEN-70].
 */
export function warnOfSlowChanges(warn: (text: string) => void): () => void {
  const underWay: string[] = [];
  return spy((event) => {
    if ('spyReportStart' in event) underWay.push('name' in event ? String(event.name) : event.type);
    if (event.type !== 'report-end') return;
    const name = underWay.pop();
    if (event.time !== undefined && event.time > slowChangeMilliseconds)
      warn(`${name ?? 'a change'} took ${String(event.time)} ms, more than ${String(slowChangeMilliseconds)} ms`);
  });
}
