import type { LegPreparation } from '@sendahead/shared-contracts/orders/preparation-calls';
import { pageStorage } from '@sendahead/shared-contracts/page/page-storage';
import { Icon } from '@sendahead/shared-ui';
import { useId, useState } from 'react';
import { checklistWords, type StepName, stepDetail, stepsOf, stepTitles } from '../../copy/checklist.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { usePreparation } from '../../hooks/use-preparation.ts';
import { useToday } from '../../hooks/use-today.ts';
import { OrderSection } from '../../views/order-section.tsx';
import { QueryView } from '../../views/query-view.tsx';
import { StepPicture } from '../../views/step-picture.tsx';
import { ticksOf } from './ticks.ts';
import './checklist.css';

/** Steps left before the carrier has the bags of the next leg; hidden once all are done. */
export function Checklist() {
  const preparation = usePreparation();
  const { order } = useOrder();
  if (order.state === 'cancelled') return null;
  const next = preparation.data?.legs.find((leg) => !leg.handed_over);
  if (preparation.data && !next) return null;
  return (
    <OrderSection id="checklist" title={next?.leg === 'return' ? checklistWords.back : checklistWords.title}>
      <QueryView query={preparation} what="what is left to do">
        {() => (next ? <Steps key={next.leg} leg={next} /> : null)}
      </QueryView>
    </OrderSection>
  );
}

function Steps({ leg }: { leg: LegPreparation }) {
  const { order } = useOrder();
  const storedTicks = ticksOf(order.order_id, pageStorage('localStorage'));
  const [ticked, setTicked] = useState(storedTicks.read);
  const today = useToday();
  // PA-20: labels wait for the customs list.
  const areMade = leg.labels.state === 'ready' && leg.customs?.listed !== false;
  const tick = (name: string, on: boolean) => {
    const now = on ? [...ticked, name] : ticked.filter((other) => other !== name);
    setTicked(now);
    storedTicks.write(now);
  };
  return (
    <ol className="order-steps">
      {stepsOf(leg).map((step) => {
        const name = `${leg.leg} ${step}`;
        const doneByUs = { labels: areMade, customs: leg.customs?.listed === true };
        const byItself = step === 'labels' || step === 'customs';
        return (
          <Step
            key={step}
            step={step}
            detail={stepDetail(step, leg, today)}
            map={step === 'hand-over' ? leg.hand_overs.find(({ store }) => store)?.store?.map : undefined}
            done={byItself ? doneByUs[step] : ticked.includes(name)}
            // Steps that we do tick themselves, and a step that needs them waits.
            fixed={byItself || (step === 'print' && !areMade)}
            onTick={(on) => tick(name, on)}
          />
        );
      })}
    </ol>
  );
}

interface StepProps {
  readonly step: StepName;
  readonly detail: string;
  /** The page with a map of where it is done. */
  readonly map: string | undefined;
  readonly done: boolean;
  readonly fixed: boolean;
  readonly onTick: (on: boolean) => void;
}

function Step({ step, detail, map, done, fixed, onTick }: StepProps) {
  const id = useId();
  return (
    <li className="order-step" data-done={done || undefined}>
      <StepPicture step={step} />
      <label className="order-step__words">
        <strong>{stepTitles[step]}</strong>
        <span id={id}>{detail}</span>
        <input
          type="checkbox"
          aria-label={stepTitles[step]}
          aria-describedby={id}
          checked={done}
          disabled={fixed}
          onChange={({ target }) => onTick(target.checked)}
        />
        <span className="order-step__tick" aria-hidden="true">
          {done ? <Icon name="check" /> : null}
        </span>
      </label>
      {map ? (
        <a className="order-step__map" href={map}>
          {checklistWords.map}
        </a>
      ) : null}
    </li>
  );
}
