import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import {
  type Figures as BusinessFigures,
  businessFigures,
} from '@sendahead/shared-contracts/console/work-calls';
import { demanded, formatMoney, SelectField, ViewOnDemand } from '@sendahead/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { BrandFilter } from '../../console/brand-filter.tsx';
import { BrandNames } from '../../console/brand-name.tsx';
import { FilterBar } from '../../console/filter-bar.tsx';
import { Panel } from '../../console/panel.tsx';
import { QueryView } from '../../console/query-view.tsx';
import { showDay } from '../../console/show-day.ts';
import { useApi, useConsole } from '../../console/use-console.ts';
import { useFilters } from '../../console/use-filters.ts';
import { figureTexts as texts } from '../../copy/figures.ts';
import '../../console/list-table.css';

const spans = ['7', '30', '90'] as const;
const plot = demanded(async () => (await import('./day-plot.tsx')).DayPlot);

/** The share of begun bookings that became orders. */
const conversion = ({ ordered, begun }: { ordered: number; begun: number }): string =>
  begun === 0 ? '' : `${Math.round((1000 * ordered) / begun) / 10}%`;

/** Orders, net sales and conversion by day, as plots with a table of the same values, and by brand. */
export function Figures() {
  const { host } = useConsole();
  const filters = useFilters(['days', 'brand']);
  const days = spans.find((span) => span === filters.get('days')) ?? '30';
  const api = useApi();
  const figures = useQuery(queryOf(api, businessFigures, { query: { days, brand: filters.get('brand') } }));
  return (
    <Panel title={texts.title}>
      <FilterBar filters={filters}>
        <SelectField
          label={texts.days}
          value={days}
          onChange={({ target }) => filters.set('days', target.value === '30' ? '' : target.value)}
          options={spans.map((span) => ({ value: span, label: texts.lastDays(span) }))}
        />
        <BrandFilter filters={filters} />
      </FilterBar>
      <QueryView query={figures} label={texts.loading}>
        {(read) => (
          <>
            <div className="console-figures">
              <ViewOnDemand
                of={plot}
                report={host.report}
                props={{
                  title: texts.net,
                  show: formatMoney,
                  points: read.days.map(({ day, revenue_cents }) => ({ day, value: revenue_cents })),
                }}
              />
              <ViewOnDemand
                of={plot}
                report={host.report}
                props={{
                  title: texts.orders,
                  show: String,
                  points: read.days.map(({ day, orders }) => ({ day, value: orders })),
                }}
              />
            </div>
            {read.brands.length > 0 ? <BrandTable brands={read.brands} /> : null}
            <DayTable days={read.days} />
          </>
        )}
      </QueryView>
    </Panel>
  );
}

function BrandTable({ brands }: { brands: BusinessFigures['brands'] }) {
  return (
    <table className="console-list">
      <caption>{texts.byBrand}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.brand}</th>
          <FigureHeads />
        </tr>
      </thead>
      <tbody>
        {brands.map((row) => (
          <tr key={row.brand}>
            <td data-label={texts.brand}>
              <BrandNames slugs={[row.brand]} />
            </td>
            <FigureCells row={row} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The plotted values as text, newest first. */
function DayTable({ days }: { days: BusinessFigures['days'] }) {
  return (
    <details>
      <summary>{texts.asTable}</summary>
      <table className="console-list">
        <caption>{texts.byDay}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.day}</th>
            <FigureHeads />
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((row) => (
            <tr key={row.day}>
              <td data-label={texts.day}>{showDay(row.day)}</td>
              <FigureCells row={row} />
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

const figureNames = [texts.orders, texts.net, texts.begun, texts.conversion] as const;
const FigureHeads = () =>
  figureNames.map((name) => (
    <th key={name} scope="col" data-figures>
      {name}
    </th>
  ));

type FigureRow = Pick<BusinessFigures['brands'][number], 'orders' | 'revenue_cents' | 'begun' | 'ordered'>;

function FigureCells({ row }: { row: FigureRow }) {
  const cells = [String(row.orders), formatMoney(row.revenue_cents), String(row.begun), conversion(row)];
  return figureNames.map((name, at) => (
    <td key={name} data-label={name} data-figures>
      {cells[at]}
    </td>
  ));
}
