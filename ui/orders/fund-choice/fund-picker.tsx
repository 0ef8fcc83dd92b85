import { observer } from 'mobx-react-lite';
import { Notice } from '../../components/notices/notice';
import { RetryPanel } from '../../components/notices/retry-panel';
import { fundId, type FundIdentifier, type FundListing } from '../../../domain/funds/finding/fund-listing';
import { isSameFund } from '../../../domain/funds/finding/same-fund';
import { FundCombobox } from '../../funds/finding/fund-combobox';
import { useTexts } from '../../i18n/use-texts';
import type { FundFinder } from './fund-finder';

type FundPickerProps = {
  readonly finder: FundFinder;
  readonly label: string;
  /** The funds that can't be taken any more, by what names them in orders. */
  readonly taken: readonly string[];
  /** The source fund of a switch, which can't be its own target. */
  readonly left?: FundIdentifier | undefined;
  readonly onChoose: (id: string) => void;
};

/** Finds a fund by its name or code, to take it into the order [FUND-01]. */
export const FundPicker = observer(function FundPicker({ finder, label, taken, left, onChoose }: FundPickerProps) {
  const { t } = useTexts();
  const refusalOf = (fund: FundListing) => {
    if (left !== undefined && isSameFund(left, fund)) return t('place-order:into-same-fund');
    return taken.includes(fundId(fund)) ? t('place-order:taken') : undefined;
  };
  return (
    <section data-testid="place-order-search" aria-label={label}>
      {finder.isPickLost ? (
        <RetryPanel
          text={t('place-order:add-failed')}
          action={t('common:panel.retry')}
          onRetry={() => void finder.pickAgain()}
        />
      ) : null}
      {finder.sharedCode === '' ? null : (
        <Notice tone="warning">{t('place-order:shared-code', { code: finder.sharedCode })}</Notice>
      )}
      <FundCombobox
        typeAhead={finder.typeAhead}
        label={label}
        refusalOf={refusalOf}
        onChoose={(fund) => {
          onChoose(fundId(fund));
        }}
      />
    </section>
  );
});
