import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import {
  businessReport,
  exportReport,
  maxReportDays,
  reportKinds,
} from '@sendahead/shared-contracts/console/report-calls';
import { Alert, SelectField, TextField } from '@sendahead/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { BrandFilter } from '../../console/brand-filter.tsx';
import { businessDay } from '../../console/business-day.ts';
import { FilterBar } from '../../console/filter-bar.tsx';
import { PageHead } from '../../console/page-head.tsx';
import { QueryView } from '../../console/query-view.tsx';
import { useApi, useConsole } from '../../console/use-console.ts';
import { useFilters } from '../../console/use-filters.ts';
import { reportNames, reportTexts as texts } from '../../copy/reports.ts';
import { ReportTable } from './report-table.tsx';

const dayMs = 86_400_000;
/** The length of a report for which nobody chose days. */
const usualDays = 30;

const isRange = (from: string, until: string): boolean => {
  const days = (Date.parse(until) - Date.parse(from)) / dayMs + 1;
  return days >= 1 && days <= maxReportDays;
};

/** CO-95: revenue, spending and punctuality of the business, over the chosen days. */
export function ReportsPage() {
  const { host } = useConsole();
  const filters = useFilters(['report', 'from', 'until', 'brand']);
  const kind = reportKinds.find((one) => one === filters.get('report')) ?? 'revenue';
  const from = filters.get('from') ?? businessDay(host.now() - (usualDays - 1) * dayMs);
  const until = filters.get('until') ?? businessDay(host.now());
  // Credits are given to a person, who may book with any brand.
  const brand = kind === 'gifts' ? undefined : filters.get('brand');
  const search = new URLSearchParams({ kind, from, until, ...(brand ? { brand } : {}) });
  return (
    <>
      <PageHead title={texts.title} detail={texts.detail}>
        {isRange(from, until) ? (
          <a className="ui-button ui-button--secondary" href={`${exportReport.path}?${search}`} download>
            {texts.download}
          </a>
        ) : null}
      </PageHead>
      <FilterBar filters={filters}>
        <SelectField
          label={texts.report}
          value={kind}
          onChange={({ target }) => filters.set('report', target.value === 'revenue' ? '' : target.value)}
          options={reportKinds.map((value) => ({ value, label: reportNames[value] }))}
        />
        <TextField
          label={texts.from}
          type="date"
          value={from}
          onChange={({ target }) => filters.set('from', target.value)}
        />
        <TextField
          label={texts.until}
          type="date"
          value={until}
          onChange={({ target }) => filters.set('until', target.value)}
        />
        {kind === 'gifts' ? null : <BrandFilter filters={filters} />}
      </FilterBar>
      {isRange(from, until) ? (
        // While another report loads, the previous one is not shown under its name.
        <Report key={kind} kind={kind} from={from} until={until} brand={brand} />
      ) : (
        <Alert severity="warning" live>
          {texts.badRange}
        </Alert>
      )}
    </>
  );
}

interface ReportProps {
  kind: (typeof reportKinds)[number];
  from: string;
  until: string;
  brand: string | undefined;
}

function Report({ kind, from, until, brand }: ReportProps) {
  const api = useApi();
  const report = useQuery(queryOf(api, businessReport, { query: { kind, from, until, brand } }));
  if (isApiError(report.error) && report.error.code === 'search_too_wide')
    return (
      <Alert severity="warning" live>
        {texts.tooMuch}
      </Alert>
    );
  return (
    <QueryView query={report} label={texts.loading}>
      {(read) => <ReportTable name={reportNames[kind]} report={read} />}
    </QueryView>
  );
}
