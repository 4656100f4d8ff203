import type { StepName } from '../copy/checklist.ts';
import './step-picture.css';

/** Line drawings on a 48 by 48 grid. */
const drawings: Readonly<Record<StepName, string>> = {
  pack: 'M10 18h28v22H10zM18 18v-6h12v6M16 40v3M32 40v3M10 27h28M24 24v6',
  customs: 'M12 6h18l8 8v28H12zM30 6v8h8M18 20h14M18 27h14M18 34h8',
  passport: 'M12 6h24v36H12zM24 29a7 7 0 1 0 0-14 7 7 0 0 0 0 14M17 22h14M18 36h12',
  labels: 'M10 10h28v28H10zM16 17h16M16 23h10M17 30v3M21 30v3M26 30v3M31 30v3',
  print: 'M14 16V7h20v9M10 16h28v16h-5M15 32h-5V16M15 26h18v15H15zM19 31h10M19 36h6',
  attach: 'M12 20h24v22H12zM19 20v-5a5 5 0 0 1 10 0v5M29 16l9-3 3 8-9 3zM34 17l4-1',
  'hand-over':
    'M4 14h24v20H4zM28 20h8l7 8v6H28M12 39a4 4 0 1 0 0-8 4 4 0 0 0 0 8M35 39a4 4 0 1 0 0-8 4 4 0 0 0 0 8',
};

/** The illustration of a step; its text is next to it. */
export function StepPicture({ step }: { step: StepName }) {
  return (
    <svg className="order-picture" viewBox="0 0 48 48" aria-hidden="true">
      <path d={drawings[step]} />
    </svg>
  );
}
