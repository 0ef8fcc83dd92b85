import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { DividendHolding, ReceivingProblem } from '../../../domain/dividends/dividend-instruction';
import { parseOneOf } from '../../../domain/kernel/parse-one-of';
import { Button } from '../../components/button';
import { Notice } from '../../components/notices/notice';
import { StepHeading } from '../../components/page/step-heading';
import { fundId } from '../../../domain/funds/finding/fund-listing';
import { useTexts } from '../../i18n/use-texts';
import { FundName } from '../../orders/fund-choice/fund-name';
import { FundPicker } from '../../orders/fund-choice/fund-picker';
import { RefusalNote } from '../../orders/refusal-note';
import { useCheckedForm } from '../../orders/use-checked-form';
import type { DividendsViewModel } from './dividends-view-model';
import { Note } from '../../components/notices/note';
import { ActionRow } from '../../components/action-row';
import * as orderPageStyles from '../../orders/order-page.module.css';
import * as styles from './dividends.module.css';

type FormProps = { readonly view: DividendsViewModel; readonly holding: DividendHolding };

const ways = ['pay-out', 'reinvest'] as const;

/** The choice to have a fund's dividends paid out or reinvested, and in which fund [LINK-32]. */
export const DividendForm = observer(function DividendForm({ view, holding }: FormProps) {
  const { t } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const submit = useCheckedForm(form, () => view.proceed());
  const { way, target, missing } = view;
  const reinvests = way === 'reinvest';
  return (
    <div className={styles.dividendParts} data-testid="dividend-parts">
      <StepHeading>{t('dividends:change-title', { fund: holding.fund.name })}</StepHeading>
      <Note data-testid="dividend-note">
        {holding.into ? t('dividends:now-into', { fund: holding.into.name }) : t('dividends:now-pay-out')}
      </Note>
      <form ref={form} noValidate className={styles.dividendParts} data-testid="dividend-parts" onSubmit={submit}>
        <fieldset className={`${orderPageStyles.orderCard} ${styles.dividendWays}`} data-testid="order-card">
          <legend>{t('dividends:which-way')}</legend>
          {ways.map((one) => (
            <div key={one}>
              <input
                type="radio"
                name="dividend-way"
                id={`dividend-way-${one}`}
                aria-describedby={`dividend-way-${one}-text`}
                checked={one === way}
                onChange={() => view.choose(one)}
              />
              <label htmlFor={`dividend-way-${one}`}>{t(`dividends:choose-${one}`)}</label>
              <small id={`dividend-way-${one}-text`}>{t(`dividends:choose-${one}-text`)}</small>
            </div>
          ))}
        </fieldset>
        {reinvests && target ? <TargetFund view={view} /> : null}
        {missing ? <Notice tone="danger">{t(`dividends:missing-${missing}`)}</Notice> : null}
        {reinvests && !target ? null : <ContinueBar view={view} />}
      </form>
      {reinvests && !target ? (
        <>
          <FundPicker
            finder={view.finder}
            label={t('dividends:into-which', { currency: holding.currency })}
            taken={[fundId(holding.fund)]}
            onChoose={(id) => void view.finder.pick(id)}
          />
          <ActionRow data-testid="dividend-actions">
            <LeaveButton view={view} />
          </ActionRow>
        </>
      ) : null}
    </div>
  );
});

const ContinueBar = observer(function ContinueBar({ view }: Pick<FormProps, 'view'>) {
  const { t } = useTexts();
  return (
    <>
      <Note data-testid="dividend-note">{t('dividends:nothing-yet')}</Note>
      <ActionRow data-testid="dividend-actions">
        {view.problem ? null : (
          <Button type="submit" size="large">
            {t('dividends:go-on')}
          </Button>
        )}
        <LeaveButton view={view} />
      </ActionRow>
    </>
  );
});

const LeaveButton = ({ view }: Pick<FormProps, 'view'>) => {
  const { t } = useTexts();
  return (
    <Button theme="outlined" size="large" onClick={() => void view.leave()}>
      {t('dividends:keep')}
    </Button>
  );
};

const TargetFund = observer(function TargetFund({ view }: Pick<FormProps, 'view'>) {
  const { t } = useTexts();
  const { target, problem } = view;
  if (!target) return null;
  return (
    <article
      className={`${orderPageStyles.orderCard} ${styles.dividendCard}`}
      data-testid="dividend-card"
      aria-label={target.name}
    >
      <header>
        <FundName fund={target} />
        <button type="button" className={orderPageStyles.orderLink} onClick={() => view.chooseTarget(undefined)}>
          {t('dividends:another-fund')}
        </button>
      </header>
      {problem ? <ProblemNote problem={problem} /> : null}
    </article>
  );
});

const own = ['same-fund', 'currency', 'side', 'fee-type', 'risk'] as const;

/** Says why a fund can't receive the dividends, and what to do. */
function ProblemNote({ problem }: { readonly problem: ReceivingProblem }) {
  const { t } = useTexts();
  const known = parseOneOf(own, problem);
  if (known) return <Notice tone="warning">{t(`dividends:problem-${known}`)}</Notice>;
  if (isOwn(problem) || problem === 'not-in-region') return null;
  return <RefusalNote refusal={problem} mend={t('dividends:mend-into')} />;
}

const isOwn = (problem: ReceivingProblem): problem is (typeof own)[number] => parseOneOf(own, problem) !== undefined;
