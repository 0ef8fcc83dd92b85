import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { destinationAddress } from '../../../../config/destinations';
import { Async } from '../../../app/loading/async';
import { useConfiguration, useViewModel } from '../../../app/injection';
import { Link } from '../../../components/link';
import { useTexts } from '../../../i18n/use-texts';
import { DividendRecordTable } from './dividend-record-table';
import { DividendRecordsViewModel } from './dividend-records-view-model';
import { Note } from '../../../components/notices/note';
import * as styles from '../order-records.module.css';

/** Lists the dividend reinvestments with their outcomes; Taiwan's alone [DIV-01, GQL-25, API-83]. */
export const DividendRecordsPart = observer(function DividendRecordsPart() {
  const { t, language } = useTexts();
  const configuration = useConfiguration();
  const { instructions, records } = useViewModel(DividendRecordsViewModel);
  useEffect(() => {
    void instructions.load();
    void records.load();
  }, [instructions, records, language]);
  return (
    <section className={styles.recordsSection} data-testid="records-section">
      <h3>{t('order-records:reinvested-title')}</h3>
      <Async resource={instructions}>
        {(list) =>
          list.map(({ fund, into }) => (
            <Note key={fund.code} data-testid="record-note">
              {t('order-records:reinvested-into', { fund: fund.name, into: into.name })}
            </Note>
          ))
        }
      </Async>
      {configuration.profile === 'standalone' ? (
        <Note data-testid="record-note">
          <Link to={destinationAddress('dividendFund', configuration)}>{t('order-records:reinvested-change')}</Link>
        </Note>
      ) : null}
      <Async resource={records}>
        {(list) =>
          list.length === 0 ? (
            <Note data-testid="record-note">{t('order-records:reinvested-none')}</Note>
          ) : (
            <DividendRecordTable records={list} />
          )
        }
      </Async>
    </section>
  );
});
