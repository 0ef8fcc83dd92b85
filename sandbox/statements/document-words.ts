import type { Language } from '../../domain/language';

/** The words of every printed document. */
type DocumentWords = {
  readonly firm: string;
  readonly pageOf: (page: number, pages: number) => string;
  readonly missingNote: (codes: readonly string[]) => string;
  readonly account: string;
  /** Between items of a list. */
  readonly separator: string;
};

/** In every language of the portal. */
export const documentWords: Readonly<Record<Language, DocumentWords>> = {
  en_US: {
    firm: 'Fund Portal',
    pageOf: (page, pages) => `Page ${String(page)} of ${String(pages)}`,
    missingNote: (codes) => `〓 stands for a character that this document cannot print: ${codes.join(', ')}.`,
    account: 'Account',
    separator: ', ',
  },
  zh_HK: {
    firm: '基金交易平台',
    pageOf: (page, pages) => `第 ${String(page)} 頁，共 ${String(pages)} 頁`,
    missingNote: (codes) => `本文件無法印出的文字以「〓」代替：${codes.join('、')}。`,
    account: '戶口',
    separator: '、',
  },
  zh_TW: {
    firm: '基金交易網',
    pageOf: (page, pages) => `第 ${String(page)} 頁，共 ${String(pages)} 頁`,
    missingNote: (codes) => `本文件無法列印的字以「〓」表示：${codes.join('、')}。`,
    account: '帳戶',
    separator: '、',
  },
};
