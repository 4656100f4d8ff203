/** The page's budgets, in transferred bytes unless named otherwise. */
export interface Budget {
  readonly name: string;
  readonly limit: number;
  readonly unit: 'kB' | 'requests' | 'entries' | 'ms' | 'px' | '';
}

const kB = 1000;

export const budgets = {
  firstScripts: { name: 'JavaScript until ship-from can be typed in', limit: 180 * kB, unit: 'kB' },
  wholePage: { name: 'whole ship page drawn', limit: 280 * kB, unit: 'kB' },
  styles: { name: 'CSS', limit: 25 * kB, unit: 'kB' },
  reports: { name: 'reports of a page', limit: 3.5 * kB, unit: 'kB' },
  firstRequests: { name: 'requests until ship-from can be typed in', limit: 20, unit: 'requests' },
  writtenScripts: { name: 'JavaScript', limit: 60 * kB, unit: 'kB' },
  writtenPaint: { name: 'LCP', limit: 1000, unit: 'ms' },
  largestPaint: { name: 'LCP', limit: 2000, unit: 'ms' },
  blocking: { name: 'TBT', limit: 150, unit: 'ms' },
  paymentBlocking: { name: 'TBT of opening the payment', limit: 100, unit: 'ms' },
  shift: { name: 'CLS', limit: 0.02, unit: '' },
  typing: { name: 'INP of typing', limit: 100, unit: 'ms' },
  addressTyping: { name: 'INP of typing in the fields of an address', limit: 50, unit: 'ms' },
  counting: { name: 'INP of counting', limit: 100, unit: 'ms' },
  oneBag: { name: 'height of one bag’s booking at 390 px', limit: 2600, unit: 'px' },
  threeBags: { name: 'height of two travelers’ three bags at 390 px', limit: 4500, unit: 'px' },
  entries: { name: 'entries of one bag as far as the payment', limit: 12, unit: 'entries' },
  zipToPrice: { name: 'last key of a zip to its price drawn', limit: 700, unit: 'ms' },
} as const satisfies Record<string, Budget>;

export interface Measurement {
  readonly budget: Budget;
  readonly actual: number;
  readonly of?: string;
}

const formatValue = (value: number, unit: Budget['unit']): string => {
  if (unit === 'kB') return `${(value / kB).toFixed(1)} kB`;
  if (unit === 'ms' || unit === 'px') return `${Math.round(value)} ${unit}`;
  return unit === '' ? value.toFixed(3) : `${value} ${unit}`;
};

/** One line for each figure: its name, the measured and allowed values, and their ratio. */
export function budgetTable(rows: readonly Measurement[]): string {
  return rows
    .map(({ budget, actual, of }) => {
      const name = of ? `${of} ${budget.name}` : budget.name;
      const ratio = actual / budget.limit;
      const verdict = ratio <= 1 ? 'ok' : 'OVER';
      const figures = [
        formatValue(actual, budget.unit),
        formatValue(budget.limit, budget.unit),
        ratio.toFixed(2),
      ];
      return `${name.padEnd(46)}${figures.map((figure) => figure.padStart(14)).join('')}  ${verdict}`;
    })
    .join('\n');
}
