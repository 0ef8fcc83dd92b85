import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { PortfolioTotals } from '../../../../application/ports/holdings/holdings';
import { lazyPart } from '../../../app/lazy-part';
import { allocationSlices } from './allocation-slices';
import type { PortfolioViewModel } from '../portfolio-view-model';
import '../slice.css';
import './allocation.css';

const AllocationChart = lazyPart(() => import('./allocation-chart').then((module) => module.AllocationChart));

type AllocationProps = { readonly view: PortfolioViewModel; readonly totals: PortfolioTotals };

/** The pie and its figures as a table; choosing a slice in either shows that group only [PORT-02]. */
export const Allocation = observer(function Allocation({ view, totals }: AllocationProps) {
  const { t } = useTranslation();
  const slices = allocationSlices(t, view, totals);
  const heading = t('portfolio.allocation-by', { grouping: t(`portfolio.group-${view.answers.groupedBy}`) });
  const chosen = slices.find((slice) => slice.key === view.onlyGroup) ?? slices[0];
  return (
    <section className="allocation" aria-label={heading}>
      <div className="allocation-chart" data-tour="pie">
        <AllocationChart slices={slices} chosen={view.onlyGroup} onChoose={view.toggleGroup} />
        {chosen ? (
          <p className="allocation-centre" aria-hidden="true">
            <span>{chosen.name}</span>
            <b>{chosen.share}</b>
          </p>
        ) : null}
      </div>
      <table className="allocation-table">
        <caption className="visually-hidden">{heading}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t(`portfolio.group-${view.answers.groupedBy}`)}</th>
            <th scope="col">{t('portfolio.share')}</th>
          </tr>
        </thead>
        <tbody>
          {slices.map((slice) => (
            <tr key={slice.key}>
              <th scope="row">
                <i className={`slice slice-${slice.colour}`} aria-hidden="true" />
                {!slice.canBeChosen ? (
                  slice.name
                ) : (
                  <button
                    type="button"
                    aria-pressed={view.onlyGroup === slice.key}
                    onClick={() => {
                      view.toggleGroup(slice.key);
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
      </table>
      <p className="visually-hidden" role="status">
        {view.onlyGroup !== undefined && chosen ? t('portfolio.only-group', { group: chosen.name }) : ''}
      </p>
      {view.onlyGroup === undefined ? null : (
        <button type="button" className="allocation-all" onClick={view.showAll}>
          {t('portfolio.all-groups')}
        </button>
      )}
    </section>
  );
});
