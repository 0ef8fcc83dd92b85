import { regionDefaults } from '../../../config/regions';
import { AsyncResource } from '../../stores/async-resource';
import { OrderPreview } from './confirming/order-preview';
import type { OrderListDeps } from './order-list-deps';
import { OrderListModel } from './order-list-model';
import { DraftKeeper } from './services/draft-keeper';
import { ListCancellation } from './services/list-cancellation';
import { ListChecks } from './services/list-checks';
import { ListClosing } from './services/list-closing';
import { ListSubmission } from './services/list-submission';
import { ListTranslation } from './services/list-translation';
import { RepeatRecords } from './services/repeat-records';
import { TabLock } from './services/tab-lock';
import { OpenListState } from './state/open-list-state';
import { ServerTime } from './state/server-time';

/** The parts of one order list by their names. */
export type OrderListParts = ReturnType<typeof orderListParts>;

/** Makes the parts of one order list, each of those before it: docs/adr/0072. */
export function orderListParts(deps: OrderListDeps, oid: string, isOwn: boolean) {
  const { lists, prepare, locale, region, keepsTexts = false } = deps;
  const currency = regionDefaults[region].defaultCurrency;
  const prepared = new AsyncResource(() => prepare.execute(oid));
  const time = new ServerTime(deps.clock, deps.calendar);
  const state = new OpenListState(prepared);
  const list = new OrderListModel(state, time);
  const preview = new OrderPreview({ region, currency, time, state, list });
  const closing = new ListClosing({ prepare, state, oid });
  const records = new RepeatRecords({ records: deps.records, locale, list });
  const drafts = new DraftKeeper({ drafts: deps.drafts, placements: deps.placements, list, isOwn });
  const checks = new ListChecks({ check: deps.check, list, closing });
  const submission = new ListSubmission({
    sending: deps.sending,
    region,
    keepsTexts,
    list,
    checks,
    drafts,
    records,
    closing,
  });
  const cancellation = new ListCancellation({ lists, drafts: deps.drafts, oid, closing });
  const translation = new ListTranslation({ prepare, prepared, locale, list, oid });
  const tab = new TabLock(deps.locks, oid);
  return {
    prepared,
    time,
    state,
    list,
    preview,
    closing,
    records,
    drafts,
    checks,
    submission,
    cancellation,
    translation,
    tab,
  };
}
