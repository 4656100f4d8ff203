import type { ProductLine } from '@sendahead/shared-contracts/catalog/schema';
import { limits } from '@sendahead/shared-contracts/constants';
import { Counter, ItemSilhouette } from '@sendahead/shared-ui/booking';
import { type SyntheticEvent, useRef } from 'react';
import { linesWords } from '../../copy/lines.ts';
import { useTravelers } from '../../hooks/use-travelers.ts';
import { counterId } from '../../state/field-id.ts';
import { isEmptied } from '../../state/line-count.ts';
import type { LineState, TravelerState } from '../../state/state.ts';
import { typedCount } from '../../state/typed-count.ts';
import { silhouetteOf } from './silhouette-of.ts';

/** The number of bags of one line. */
export function LineCounter({
  traveler,
  number,
  line,
  state,
}: {
  traveler: TravelerState;
  number: number;
  line: ProductLine;
  state: LineState;
}) {
  const { store } = useTravelers();
  const count = (next: number) =>
    store.dispatch({ type: 'counted', key: traveler.key, line: line.key, count: next });
  const typing = useTypedCount(state.count, count);
  const drawing = silhouetteOf(line.key);
  return (
    <div className={`travelers-counter${state.count > 0 ? ' travelers-counter--active' : ''}`}>
      {drawing ? <ItemSilhouette item={drawing} /> : null}
      <div className="travelers-counter__words">
        <span className="travelers-counter__name" aria-hidden="true">
          {line.plural_display_name}
        </span>
        {isEmptied(state) ? (
          <span className="travelers-counter__undo" role="status">
            {linesWords.removed}
          </span>
        ) : null}
      </div>
      <div {...typing.watch}>
        <Counter
          id={counterId(number, line.key)}
          label={line.plural_display_name}
          hideLabel
          value={state.count}
          min={0}
          max={limits.quantityPerLine}
          onChange={typing.step}
        />
      </div>
    </div>
  );
}

/** VL-19: typed counts follow our own rule; the counter would cut them to its bounds. */
function useTypedCount(value: number, count: (next: number) => void) {
  const settling = useRef(false);
  const settle = (event: SyntheticEvent) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    settling.current = true;
    const next = typedCount(event.target.value, value);
    if (next !== value) count(next);
  };
  const settled = () => {
    settling.current = false;
  };
  return {
    watch: {
      onBlurCapture: settle,
      onBlur: settled,
      onKeyDownCapture: (event: SyntheticEvent & { key: string }) => {
        if (event.key === 'Enter') settle(event);
      },
      onKeyDown: settled,
    },
    step: (next: number) => {
      if (!settling.current) count(next);
    },
  };
}
