import type { BusinessReport, ReportUnit } from '@sendahead/shared-contracts/console/report-calls';
import { formatMoney } from '@sendahead/shared-ui';
import { reportTexts as texts } from '../../copy/reports.ts';
import '../../console/list-table.css';
import './report-table.css';

const percent = new Intl.NumberFormat('en-US', { style: 'percent', minimumFractionDigits: 1 });
const show: Readonly<Record<ReportUnit, (figure: number) => string>> = {
  count: (figure) => figure.toLocaleString('en-US'),
  money: formatMoney,
  percent: (figure) => percent.format(figure / 100),
};

/** The rows of a report with their total, and a sentence on how they are counted. */
export function ReportTable({ name, report }: { name: string; report: BusinessReport }) {
  const { subject, note, columns, rows, total, left_out: leftOut } = report;
  const cells = (figures: readonly (number | null)[]) =>
    columns.map(({ name: column, unit }, at) => {
      const figure = figures[at] ?? null;
      return (
        <td key={column} data-label={column} data-figures>
          {figure === null ? '' : show[unit](figure)}
        </td>
      );
    });
  return (
    <>
      <p className="console-report__note">{note}</p>
      {rows.length === 0 ? (
        <p className="console-list__empty">{texts.empty}</p>
      ) : (
        <table className="console-list">
          <caption>{name}</caption>
          <thead>
            <tr>
              <th scope="col">{subject}</th>
              {columns.map((column) => (
                <th key={column.name} scope="col" data-figures>
                  {column.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <td data-label={subject}>{row.name}</td>
                {cells(row.figures)}
              </tr>
            ))}
          </tbody>
          {total ? (
            <tfoot>
              <tr>
                <td data-label={subject}>{texts.total}</td>
                {cells(total)}
              </tr>
            </tfoot>
          ) : null}
        </table>
      )}
      {leftOut > 0 ? <p className="console-report__note">{texts.leftOut(leftOut)}</p> : null}
    </>
  );
}
