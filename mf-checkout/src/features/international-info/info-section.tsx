import { Button } from '@sendahead/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { infoTexts } from '../../copy/international-info.ts';
import { infoTitle } from '../../copy/international-title.ts';
import { infoWords } from '../../copy/international-words.ts';
import { shortDay } from '../../copy/short-day.ts';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { infoButtonId } from '../../state/field-id.ts';
import { infoProblems, isInfoProblem, isRoundTrip, isWrongDay } from '../../state/international-info.ts';
import { InfoDialog } from './info-dialog.tsx';
import { InfoLate } from './info-late.tsx';
import { InfoNotSaved } from './info-not-saved.tsx';
import './international-info.css';

const missedId = `${infoButtonId}-missed`;

/**
 * QN-10, MD-23: the known travel dates, and the dialog that asks for them: opened by its button, and before
 * an order that lacks nothing else. That attempt continues with the submitted dates.
 */
export function InfoSection() {
  const { checkout } = useCheckout();
  const { arrival, departure } = useSelector((state) => state.info.entered);
  const [problem] = useSelector(
    (state) => Object.values(infoProblems(state)),
    (a, b) => a.join() === b.join(),
  );
  const complete = problem === undefined;
  const attempted = useSelector((state) => state.missed.some(isInfoProblem));
  const missed = problem && (attempted || isWrongDay(problem)) ? problem : undefined;
  const roundTrip = useSelector((state) => isRoundTrip(state.page));
  const points = useSelector((state) => state.page.points);
  const submits = useSelector((state) => state.submits);
  const seen = useRef(submits);
  const [openedBy, setOpenedBy] = useState<'no' | 'by-hand' | 'before-the-order'>('no');
  useEffect(() => {
    if (seen.current === submits) return;
    seen.current = submits;
    const { missed } = checkout.store.getState();
    if (missed.every(isInfoProblem)) setOpenedBy('before-the-order');
  }, [checkout, submits]);
  const submitted = () => {
    setOpenedBy('no');
    if (openedBy === 'before-the-order') checkout.placeOrder();
  };
  return (
    <section className="checkout-info" aria-labelledby="international-info-title">
      <h3 id="international-info-title">{infoTitle}</h3>
      <InfoNotSaved />
      {points ? <p>{infoWords.border(points.origin.country, points.destination.country)}</p> : null}
      <p className="checkout-info__why">{complete ? infoWords.known : infoWords.why({ roundTrip })}</p>
      <p className="checkout-info__why">{infoWords.papers}</p>
      <p className="checkout-info__why">{infoWords.duty}</p>
      {arrival ? (
        <p>
          <span>{`${infoWords.arrival}:`}</span> <strong>{shortDay(arrival)}</strong>
          {departure ? (
            <>
              <span>{`, ${infoWords.departure.toLowerCase()}:`}</span> <strong>{shortDay(departure)}</strong>
            </>
          ) : null}
        </p>
      ) : null}
      {problem === 'info_departure_before_bags' ? null : <InfoLate />}
      <Button
        id={infoButtonId}
        className="checkout-info__enter"
        aria-describedby={missed ? missedId : undefined}
        onClick={() => setOpenedBy('by-hand')}
      >
        {complete ? infoWords.change : infoWords.enter}
      </Button>
      {missed ? (
        <p id={missedId} className="checkout-info__missed">
          {infoTexts[missed]}
        </p>
      ) : null}
      {openedBy === 'no' ? null : <InfoDialog submitted={submitted} leave={() => setOpenedBy('no')} />}
    </section>
  );
}
