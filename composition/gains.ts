import { ContainerModule } from 'inversify';
import { ExportGains } from '../application/portfolio/export-gains';
import { Clock } from '../application/ports/clock';
import { Spreadsheets } from '../application/ports/files/spreadsheets';
import { GainsReports } from '../application/ports/holdings/gains-reports';
import { regionDefaults } from '../config/regions';
import { GainsScreen } from '../ui/screens/gains/gains-screen';
import { GainsViewModel } from '../ui/screens/gains/gains-view-model';
import { SpreadsheetDownload } from '../ui/stores/spreadsheet-download';
import type { Bindings, Feature } from './feature';
import { gainsReportPorts } from './ports/gains-reports';
import { spreadsheetPorts } from './ports/spreadsheets';

const viewModels: Bindings = ({ region }) =>
  new ContainerModule(({ bind }) => {
    bind(GainsViewModel).toResolvedValue(
      (reports, spreadsheets, clock) =>
        new GainsViewModel(
          reports,
          new SpreadsheetDownload(new ExportGains(spreadsheets, clock), spreadsheets),
          regionDefaults[region].defaultCurrency,
        ),
      [GainsReports, Spreadsheets, Clock],
    );
  });

/** The gains and income of a year. */
export const feature = {
  components: { GainsScreen },
  bindings: [gainsReportPorts, spreadsheetPorts, viewModels],
} satisfies Feature;
