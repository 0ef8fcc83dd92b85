import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** The words of a client's statements and contract notes in the Chinese of Hong Kong. */
export const zh_HK: SameKeys<typeof en_US> = {
  statements: {
    'next-title': '{{month}} 結單',
    'next-ready': '{{date}} 可供下載',
    none: '現時沒有結單',
    'none-text': '月結單列出月底持有的基金、當月的認購及贖回，以及派息。',
    'statement-of': '{{month}} 結單',
    until: '可下載至 {{date}}',
    kept: '結單及成交單據保留一年。如需保留更久，請自行儲存。',
    download: '下載 PDF',
    'download-of': '下載 PDF 文件：{{name}}',
    fetching: '正在準備 PDF…',
    saved: '已存入您的下載項目：{{name}}',
    failed: '未能製作 PDF，請再試一次。',
    'notes-none': '最近一年沒有成交單據',
    'notes-none-text': '交易指示成交後，成交單據便會列於此處，並保留一年。',
    'own-note': '此交易的成交單據：',
    'note-of': '{{name}} 的成交單據',
    'column-fund': '基金',
    'column-dealt': '交易類別、交易日',
    'column-amount': '金額',
    'column-until': '可下載至',
    'column-file': 'PDF',
  },
};
