import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { cashAccountPath } from '../../../../config/named-paths';
import { Async } from '../../../app/loading/async';
import { Link } from '../../../components/link';
import { useTexts } from '../../../i18n/use-texts';
import type { CashMeans, ReadyMeans } from './cash-move';
import { CashMoveConfirmation } from './cash-move-confirmation';
import { CashMoveOvertaken } from './cash-move-overtaken';
import { CashMoveReceipt } from './cash-move-receipt';
import type { CashMoveViewModel } from './cash-move-view-model';
import { CashRefusalNotice } from './cash-refusal-notice';
import { NoCashAccount } from '../no-cash-account';
import * as pageStyles from '../../../components/page/page.module.css';
import * as styles from '../cash-account.module.css';

type Impossible = Extract<CashMeans, { readonly kind: 'no-bank' | 'nothing-there' }>;

type CashMovePageProps = {
  readonly view: CashMoveViewModel;
  readonly heading: string;
  /** Renders the notes before the amount, and the amount. */
  readonly form: (means: ReadyMeans) => ReactNode;
  /** Renders why it isn't possible, and what the client can do about it. */
  readonly impossible: (why: Impossible) => ReactNode;
};

/** A page on which money of the Cash Account is moved, from the amount to the receipt [VCA-04, VCA-05]. */
export const CashMovePage = observer(function CashMovePage({ view, heading, ...parts }: CashMovePageProps) {
  const { t, language } = useTexts();
  useEffect(() => {
    void view.means.load();
  }, [view, language]);
  const page = useRef<HTMLDivElement>(null);
  const isEntering = view.step.kind === 'entering';
  const wasEntering = useRef(isEntering);
  useEffect(() => {
    // Back from the confirmation, whose button is gone.
    if (isEntering && !wasEntering.current) page.current?.querySelector('input')?.focus();
    wasEntering.current = isEntering;
  }, [isEntering]);
  return (
    <div ref={page} className={`${pageStyles.page} ${styles.cashPage}`} data-testid="cash-move">
      <h1>{heading}</h1>
      <Async resource={view.means}>{(means) => <CashMoveStep view={view} means={means} {...parts} />}</Async>
      <p className={styles.cashBack}>
        <Link to={cashAccountPath}>{t('cash-account:back')}</Link>
      </p>
    </div>
  );
});

type CashMoveStepProps = Omit<CashMovePageProps, 'heading'> & { readonly means: CashMeans };

const CashMoveStep = observer(function CashMoveStep({ view, means, form, impossible }: CashMoveStepProps) {
  if (view.step.kind === 'received') return <CashMoveReceipt type={view.move.type} row={view.step.row} />;
  if (view.step.kind === 'overtaken')
    return <CashMoveOvertaken type={view.move.type} row={view.step.row} onAgain={view.change} />;
  switch (means.kind) {
    case 'none':
    case 'hint-to-enable':
    case 'not-opened':
      return <NoCashAccount access={means.kind} />;
    case 'refused':
      return <CashRefusalNotice error={means.error} />;
    case 'ready':
      return view.step.kind === 'entering' ? form(means) : <CashMoveConfirmation view={view} means={means} />;
    default:
      return impossible(means);
  }
});
