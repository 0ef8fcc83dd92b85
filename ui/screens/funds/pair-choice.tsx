import { observer } from 'mobx-react-lite';
import { fundId } from '../../../domain/funds/finding/fund-listing';
import { Select } from '../../components/fields/select';
import { useTexts } from '../../i18n/use-texts';
import type { ComparisonViewModel } from '../../funds/comparing/comparison-view-model';
import * as styles from './comparison.module.css';

/** The two funds that a narrow screen shows beside each other, where more are compared [FUND-24]. */
export const PairChoice = observer(function PairChoice({ view }: { readonly view: ComparisonViewModel }) {
  const { t } = useTexts();
  if (view.funds.length < 3) return null;
  const options = view.funds.map((fund) => ({ value: fundId(fund), label: fund.name }));
  return (
    <div className={styles.pairChoice}>
      {([0, 1] as const).map((side) => (
        <Select
          key={side}
          label={t(`comparison:side-${side}`)}
          value={options[view.funds.findIndex((fund) => fund === view.besideEachOther[side])]?.value ?? ''}
          options={options}
          onChange={(value) => {
            view.showBeside(
              side,
              options.findIndex((option) => option.value === value),
            );
          }}
        />
      ))}
    </div>
  );
});
