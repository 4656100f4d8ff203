import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import './skeleton.css';

/** A placeholder in the shape of the coming content; visible only when the wait is longer than 150 ms. */
export function Skeleton({
  shape = 'line',
  count = 3,
  columns = false,
  label = 'Loading',
}: {
  shape?: 'line' | 'field' | 'card' | undefined;
  count?: number | undefined;
  columns?: boolean | undefined;
  label?: string | undefined;
}) {
  const bars = Array.from({ length: count }, (_, position) => `bar-${position}`);
  return (
    <div className={`ui-skeleton${columns ? ' ui-skeleton--columns' : ''}`} aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {bars.map((bar) => (
        <span key={bar} className={`ui-skeleton__bar ui-skeleton__bar--${shape}`} aria-hidden="true" />
      ))}
    </div>
  );
}
