import { type Meta, doNothing, story } from '../workshop/story';
import { SpreadsheetButton } from './spreadsheet-button';

export default { title: 'spreadsheet-button', component: SpreadsheetButton } satisfies Meta;

export const Idle = story(() => <SpreadsheetButton phase="idle" onDownload={doNothing} />);
export const Making = story(() => <SpreadsheetButton phase="making" onDownload={doNothing} />);
export const Failed = story(() => <SpreadsheetButton phase="failed" onDownload={doNothing} />);
