import type { PageVitals } from '@sendahead/shared-contracts/releases/calls';
import { vitalLimits } from '@sendahead/shared-contracts/releases/report-limits';
import { onCLS, onINP, onLCP } from 'web-vitals';

/**
 * Measures the Core Web Vitals, including the time before: the browser buffers the entries. They are final
 * when the page is hidden; the returned function then yields them once.
 */
export function measureVitals(): () => PageVitals | undefined {
  const vitals: PageVitals = {};
  const keep = (name: keyof PageVitals, value: number): void => {
    vitals[name] = Math.min(Math.round(value), vitalLimits[name]);
  };
  onLCP(({ value }) => keep('lcp_ms', value));
  onINP(({ value }) => keep('inp_ms', value));
  onCLS(({ value }) => keep('cls_thousandths', value * 1000));
  let isReported = false;
  return () => {
    if (isReported || Object.keys(vitals).length === 0) return undefined;
    isReported = true;
    return vitals;
  };
}
