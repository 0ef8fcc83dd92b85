import { type Meta, nothing, story } from '../workshop/story';
import { SpreadsheetButton } from './spreadsheet-button';

export default { title: 'spreadsheet-button', component: SpreadsheetButton } satisfies Meta;

export const Idle = story(() => <SpreadsheetButton phase="idle" onDownload={nothing} />);
export const Making = story(() => <SpreadsheetButton phase="making" onDownload={nothing} />);
export const Failed = story(() => <SpreadsheetButton phase="failed" onDownload={nothing} />);
