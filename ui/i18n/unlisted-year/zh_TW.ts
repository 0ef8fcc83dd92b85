import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** The words about dates in a year whose public holidays aren't listed yet, in the Chinese of Taiwan. */
export const zh_TW: SameKeys<typeof en_US> = {
  'unlisted-year': {
    note: '{{year}} 年的國定假日尚未公布於此，該年的日期可能順延。',
  },
};
