import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** The words of a client's statements and contract notes in the Chinese of Taiwan. */
export const zh_TW: SameKeys<typeof en_US> = {
  statements: {
    'next-title': '{{month}} 對帳單',
    'next-ready': '{{date}} 提供',
    none: '目前沒有對帳單',
    'none-text': '每月對帳單列出月底持有的基金、當月的申購與買回，以及配息。',
    'statement-of': '{{month}} 對帳單',
    until: '提供至 {{date}}',
    kept: '對帳單與交易確認書提供一年，需要保留更久者請自行存檔。',
    download: '下載 PDF',
    'download-of': '下載 PDF：{{name}}',
    fetching: 'PDF 準備中…',
    saved: '已存到您的下載項目：{{name}}',
    failed: '無法製作 PDF，請再試一次。',
    'notes-none': '最近一年沒有交易確認書',
    'notes-none-text': '委託成交後，交易確認書會列在這裡，並保留一年。',
    'own-note': '這筆委託的交易確認書：',
    'note-of': '{{name}} 的交易確認書',
    'column-fund': '基金',
    'column-dealt': '交易類別、交易日',
    'column-amount': '金額',
    'column-until': '提供至',
    'column-file': 'PDF',
  },
};
