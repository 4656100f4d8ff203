import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { listBrands } from '@sendahead/shared-contracts/console/brand-calls';
import { type BusinessReport, businessReport } from '@sendahead/shared-contracts/console/report-calls';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { fireEvent, screen, within } from '@testing-library/react';
import { openConsole } from '../../testing/console.tsx';

const lanes: BusinessReport = {
  subject: 'Lane',
  note: 'Orders placed in these days.',
  columns: [
    { name: 'Orders', unit: 'count' },
    { name: 'Margin', unit: 'money' },
    { name: 'Margin %', unit: 'percent' },
  ],
  rows: [
    { name: 'NY to CO', figures: [1200, 45_050, 31.5] },
    { name: 'NY to FL', figures: [1, -250, null] },
  ],
  total: [1201, 44_800, 31],
  left_out: 0,
};
const brands = answering(listBrands, { brands: [] });
const table = async (name: string) => within(await screen.findByRole('table', { name }));

describe('the page of reports', () => {
  it('CO-95 shows counts, money and percentages by row, and their totals', async () => {
    openConsole('/admin/reports?report=lanes', [answering(businessReport, lanes), brands]);
    const rows = (await table('Margin by lane')).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'LaneOrdersMarginMargin %',
      'NY to CO1,200$450.5031.5%',
      'NY to FL1−$2.50',
      'Total1,201$448.0031.0%',
    ]);
    expect(screen.getByText('Orders placed in these days.')).toBeVisible();
  });

  it('CO-95 requests the last 30 days, and the download covers the same days', async () => {
    const { called } = openConsole('/admin/reports', [answering(businessReport, lanes), brands]);
    await table('Revenue');
    const [asked] = called('console.report');
    const { query } = (asked?.input ?? {}) as { query: { from: string; until: string } };
    expect((Date.parse(query.until) - Date.parse(query.from)) / 86_400_000).toBe(29);
    expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
      'href',
      `/api/v6/console/report.csv?kind=revenue&from=${query.from}&until=${query.until}`,
    );
  });

  it('CO-95 refuses days in the wrong order at their field, and requests nothing', async () => {
    const { called } = openConsole('/admin/reports?from=2026-11-02&until=2026-11-01', [brands]);
    expect(await screen.findByText(/Choose a first day/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Download CSV' })).toBeNull();
    expect(called('console.report')).toEqual([]);
  });

  it('CO-95 another report replaces the previous one, and the report of credits has no brand', async () => {
    const { called } = openConsole('/admin/reports?brand=ski', [answering(businessReport, lanes), brands]);
    await table('Revenue');
    fireEvent.change(screen.getByRole('combobox', { name: 'Report' }), { target: { value: 'gifts' } });
    await table('Refunds and credits by staff');
    expect(called('console.report').map(({ input }) => input)).toMatchObject([
      { query: { kind: 'revenue', brand: 'ski' } },
      { query: { kind: 'gifts', brand: undefined } },
    ]);
    expect(screen.queryByRole('combobox', { name: 'Brand' })).toBeNull();
  });

  it('CO-95 says when a report would cover too many orders', async () => {
    openConsole('/admin/reports', [
      answering(businessReport, () => {
        throw refusal(422, 'search_too_wide');
      }),
      brands,
    ]);
    expect(await screen.findByText(/There are too many orders in these days/)).toBeVisible();
  });

  it('CO-95 says that there is nothing to count on days without an order', async () => {
    openConsole('/admin/reports', [answering(businessReport, { ...lanes, rows: [], total: null }), brands]);
    expect(await screen.findByText('Nothing to count in these days.')).toBeVisible();
  });

  it('CO-128 the report of refunds and credits names who asked for them', async () => {
    const gifts: BusinessReport = {
      subject: 'Staff member',
      note: 'By who asked for them.',
      columns: [
        { name: 'Amount', unit: 'money' },
        { name: 'Approved by a colleague', unit: 'money' },
      ],
      rows: [{ name: 'Alex Admin', figures: [4000, 2500] }],
      total: [4000, 2500],
      left_out: 0,
    };
    openConsole('/admin/reports?report=gifts', [answering(businessReport, gifts), brands]);
    const row = (await table('Refunds and credits by staff')).getByRole('row', { name: /^Alex Admin/ });
    expect(row).toHaveTextContent('Alex Admin$40.00$25.00');
    expect(screen.getByText('By who asked for them.')).toBeVisible();
  });

  it.each([
    ['revenue', 'Revenue', 'A credit for no order is left out.'],
    [
      'gifts',
      'Refunds and credits by staff',
      'Credits for no order count here, but not in the revenue report.',
    ],
  ])('CO-141 the report %s shows what it says about credits for no order', async (kind, name, note) => {
    openConsole(`/admin/reports?report=${kind}`, [
      answering(businessReport, ({ query }) => ({
        ...lanes,
        note: query.kind === kind ? note : 'Another report.',
      })),
      brands,
    ]);
    await table(name);
    expect(screen.getByText(note)).toBeVisible();
  });
});
