import { budgets, budgetTable } from './budgets.ts';

describe('the table of budgets', () => {
  it('the table shows measured, allowed and their ratio, and marks figures over budget', () => {
    const [within, over] = budgetTable([
      { budget: budgets.firstScripts, actual: 169_100 },
      { budget: budgets.styles, actual: 26_000, of: 'mf-services' },
    ]).split('\n');
    expect(within).toMatch(/169\.1 kB\s+180\.0 kB\s+0\.94\s+ok$/);
    expect(over).toMatch(/^mf-services CSS.*26\.0 kB\s+25\.0 kB\s+1\.04\s+OVER$/);
  });

  it("the page's budgets are the agreed figures", () => {
    const { firstScripts, wholePage, styles, firstRequests } = budgets;
    expect([firstScripts, wholePage, styles, firstRequests].map(({ limit }) => limit)).toEqual([
      180_000, 280_000, 25_000, 20,
    ]);
  });
});
