import type { Language } from '../../domain/language';

/** The back end's own words about a document. */
type UploadWords = {
  readonly reference: (id: number) => string;
  readonly requested: string;
  readonly notOwed: string;
};

const referenceOf = (id: number): string => `ID-${String(id).padStart(6, '0')}`;

const words: Readonly<Record<Language, UploadWords>> = {
  en_US: {
    reference: (id) => `Your reference: ${referenceOf(id)}`,
    requested: 'We have already received your document and are checking it.',
    notOwed: 'Your account is not waiting for a document.',
  },
  zh_HK: {
    reference: (id) => `參考編號：${referenceOf(id)}`,
    requested: '我們已收到您的文件，現正核對。',
    notOwed: '您的戶口並不需要補交文件。',
  },
  zh_TW: {
    reference: (id) => `參考編號：${referenceOf(id)}`,
    requested: '已收到您的證件，正在核對。',
    notOwed: '您的帳戶不需要補交證件。',
  },
};

/** The back end's words on documents in a language. */
export const uploadMessages = (language: Language): UploadWords => words[language];
