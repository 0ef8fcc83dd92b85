import { useTexts } from '../i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { Clock } from '../../application/ports/clock';
import { formatDate } from '../../domain/formatting/format-date';
import { BrandMark } from '../components/page/brand-mark';
import { usePrinting } from '../components/page/use-printing';
import { ClientStore } from '../stores/client-store';
import { useInstance } from './injection';
import './print.css';

/** The head of a printed page: whose product, whose page, and when it was printed. */
export const PrintHead = observer(function PrintHead() {
  const clock = useInstance(Clock);
  const { user } = useInstance(ClientStore);
  const { language } = useTexts();
  const isPrinting = usePrinting();
  if (!isPrinting) return null;
  const at = new Date(clock.serverNow()).toISOString();
  return (
    <div className="print-head">
      <BrandMark />
      <b>{user?.userNameWithTitle}</b>
      <time dateTime={at}>{formatDate(at, language, 'date-time')}</time>
    </div>
  );
});
