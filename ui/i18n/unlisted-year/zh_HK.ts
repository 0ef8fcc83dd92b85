import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** The words about dates in a year whose public holidays aren't listed yet, in the Chinese of Hong Kong. */
export const zh_HK: SameKeys<typeof en_US> = {
  'unlisted-year': {
    note: '{{year}} 年的公眾假期尚未列於此處，該年的日期可能順延。',
  },
};
