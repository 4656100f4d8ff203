import { FieldError } from '@sendahead/shared-ui';
import { linesWords } from '../../copy/lines.ts';
import { OnDemand } from '../../hooks/on-demand.tsx';
import { useMessage, useSelector, useTravelers } from '../../hooks/use-travelers.ts';
import { fieldId } from '../../state/field-id.ts';
import { offeredLines } from '../../state/offered-lines.ts';
import type { TravelerState } from '../../state/state.ts';
import { LineCounter } from './line-counter.tsx';
import { itemRows } from './rows-on-demand.ts';
import './line-counters.css';

/** A counter per product line, and below it a row per bag. */
export function LineCounters({ traveler, number }: { traveler: TravelerState; number: number }) {
  const { brand } = useTravelers().host.boot;
  const countries = useSelector((state) => state.countries);
  const luggageFirst = useSelector((state) => state.luggageFirst);
  const missing = useMessage(traveler, 'items');
  return (
    <>
      <p className="travelers-lines__ask">{linesWords.ask}</p>
      {offeredLines(brand, { countries, luggageFirst }, traveler).map((line) => {
        const state = traveler.lines.find(({ line: key }) => key === line.key);
        if (!state) return null;
        return (
          <div className="travelers-line" key={line.key}>
            <LineCounter traveler={traveler} number={number} line={line} state={state} />
            {state.rows.length > 0 ? (
              <OnDemand of={itemRows} props={{ traveler, number, line, state }} />
            ) : null}
          </div>
        );
      })}
      <FieldError id={`${fieldId(number, 'items')}-error`} message={missing} />
    </>
  );
}
