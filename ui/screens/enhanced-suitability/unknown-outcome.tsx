import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import type { AssessmentViewModel } from './assessment-view-model';
import { StepHeading } from '../../components/page/step-heading';

/** The answer to what was sent was lost: the record is asked before anything is sent again. */
export const UnknownOutcome = observer(function UnknownOutcome({ view }: { readonly view: AssessmentViewModel }) {
  const { t } = useTranslation();
  return (
    <section>
      <StepHeading>{t('questionnaire.unknown-title')}</StepHeading>
      <p>{t('questionnaire.unknown')}</p>
      <p>
        <Button onClick={() => void view.find()}>{t('questionnaire.find')}</Button>
      </p>
    </section>
  );
});
