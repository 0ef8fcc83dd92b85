import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import type { PortfolioTotals } from '../../../../application/ports/holdings/holdings';
import { lazyImport } from '../../../app/loading/lazy-component';
import { TableFrame } from '../../../components/tables/table-frame';
import { useTexts } from '../../../i18n/use-texts';
import { type AllocationSlice, allocationSlices } from './allocation-slices';
import { AllocationBar } from './allocation-bar';
import { useIsOneColumn } from '../is-phone';
import type { PortfolioViewModel } from '../portfolio-view-model';
import { useChoice } from './use-choice';
import * as sliceStyles from '../slice.module.css';
import * as styles from './allocation.module.css';

const AllocationChart = lazyImport(() => import('./allocation-chart').then((module) => module.AllocationChart), {
  when: 'idle',
});

type AllocationProps = { readonly view: PortfolioViewModel; readonly totals: PortfolioTotals };

/**
 * The pie and its figures as a table beside the holdings; where there is no room beside them a bar above, which opens
 * to both [PORT-02].
 */
export const Allocation = observer(function Allocation({ view, totals }: AllocationProps) {
  const { t } = useTexts();
  const isFolded = useIsOneColumn();
  const [isOpen, open] = useState(false);
  const slices = allocationSlices(t, view, totals);
  const heading = t('portfolio:allocation-by', { grouping: t(`portfolio:group-${view.dividedBy}`) });
  const parts = <Parts view={view} slices={slices} heading={heading} />;
  return (
    <section className={styles.allocation} data-testid="allocation" aria-label={heading}>
      {isFolded ? (
        <details
          data-tour="pie"
          open={isOpen}
          onToggle={({ currentTarget }) => {
            open(currentTarget.open);
          }}
        >
          <summary>
            {heading}
            <AllocationBar slices={slices} />
          </summary>
          {isOpen ? parts : null}
        </details>
      ) : (
        parts
      )}
    </section>
  );
});

type PartsProps = {
  readonly view: PortfolioViewModel;
  readonly slices: readonly AllocationSlice[];
  readonly heading: string;
};

/** The pie and its table; choosing a slice in either shows that group only. */
const Parts = observer(function Parts({ view, slices, heading }: PartsProps) {
  const { t } = useTexts();
  const choose = useChoice(view);
  const table = useRef<HTMLTableSectionElement>(null);
  const chosen = slices.find((slice) => slice.key === view.onlyGroup) ?? slices[0];
  // The button that was pressed goes; the slice that was chosen stays.
  const showAll = () => {
    const buttons = [...(table.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    buttons.find(({ dataset }) => dataset['slice'] === view.onlyGroup)?.focus();
    view.showAll();
  };
  return (
    <div className={styles.allocationParts}>
      <div className={styles.allocationChart} data-testid="allocation-chart" data-tour="pie">
        <AllocationChart slices={slices} chosen={view.onlyGroup} onChoose={choose} />
        {chosen ? (
          <p className={styles.allocationCentre} aria-hidden="true">
            <span>{chosen.name}</span>
            <b>{chosen.share}</b>
          </p>
        ) : null}
      </div>
      {view.dividesMoreCoarsely ? (
        <p className={styles.allocationNote}>
          {t('portfolio:divided-by', { grouping: t(`portfolio:group-${view.dividedBy}`) })}
        </p>
      ) : null}
      <TableFrame
        className={styles.allocationTable}
        data-testid="allocation-table"
        caption={heading}
        columns={[
          { key: 'group', label: t(`portfolio:group-${view.dividedBy}`) },
          { key: 'share', label: t('portfolio:share') },
        ]}
        showsHead={false}
      >
        <tbody ref={table}>
          {slices.map((slice) => (
            <tr key={slice.key}>
              <th scope="row">
                <i
                  className={`${sliceStyles.slice} ${sliceStyles.sliceColour}`}
                  data-colour={slice.colour}
                  aria-hidden="true"
                />
                {!slice.canBeChosen ? (
                  slice.name
                ) : (
                  <button
                    type="button"
                    data-slice={slice.key}
                    aria-pressed={view.onlyGroup === slice.key}
                    onClick={() => {
                      choose(slice.key);
                    }}
                  >
                    {slice.name}
                  </button>
                )}
              </th>
              <td>{slice.share}</td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
      <p className="visually-hidden" role="status">
        {view.onlyGroup !== undefined && chosen ? t('portfolio:only-group', { group: chosen.name }) : ''}
      </p>
      {view.onlyGroup === undefined ? null : (
        <button type="button" className={styles.allocationAll} onClick={showAll}>
          {t('portfolio:all-groups')}
        </button>
      )}
    </div>
  );
});
