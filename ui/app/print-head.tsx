import { useTexts } from '../i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { formatDate } from '../../domain/formatting/format-date';
import { BrandMark } from '../components/page/brand-mark';
import { useOpenOnPaper } from '../components/page/use-open-on-paper';
import { usePrinting } from '../components/page/use-printing';
import { useViewModel } from './injection';
import { PrintHeadViewModel } from './print-head-view-model';
import '../theme/print.css';
import * as styles from './print-head.module.css';

/** The head of a printed page: whose product, whose page, and when it was printed; the page's folded texts open with it. */
export const PrintHead = observer(function PrintHead() {
  const view = useViewModel(PrintHeadViewModel);
  const { language } = useTexts();
  const isPrinting = usePrinting();
  useOpenOnPaper();
  if (!isPrinting) return null;
  const at = view.now();
  return (
    <div className={styles.printHead} data-testid="print-head">
      <BrandMark />
      <b>{view.client}</b>
      <time dateTime={at}>{formatDate(at, language, 'date-time')}</time>
    </div>
  );
});
