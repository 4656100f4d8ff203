import { Alert, Button } from '@sendahead/shared-ui';
import { useEffect, useState } from 'react';
import type { CartCredentials } from '../carts/cart-credentials.ts';
import type { OpenedBooking } from '../carts/open-saved-link.ts';
import type { LinkOutcome, SavedLink } from '../carts/saved-link.ts';
import {
  bookedForNext,
  bookedForWords,
  bookedWords,
  changeWords,
  continuedWords,
  giftCardsWords,
  linkRefused,
  preparedNext,
  preparedWords,
  priceWords,
  problemWords,
  repeatedNext,
  repeatedWords,
  savedBookingWords,
  untilWords,
} from '../copy/saved-booking.ts';
import type { PageParts } from './page-parts.ts';
import { emptyPage } from './page-state.ts';
import './saved-booking.css';
import { useObservable } from './use-observable.ts';

type Parts = Pick<PageParts, 'state' | 'clearing'> & { link: SavedLink };

/** The outcome of a link to a saved booking and its price; shown until it is dismissed. */
export function SavedBooking({ link, state, clearing }: Parts) {
  const [outcome, setOutcome] = useState<LinkOutcome | null>(null);
  const [read, setRead] = useState(false);
  useEffect(() => void link.opened.then(setOutcome), [link]);
  if (!outcome || read) return null;
  const close = (
    <Button variant="quiet" onClick={() => setRead(true)}>
      {savedBookingWords.close}
    </Button>
  );
  if ('refused' in outcome)
    return (
      <div className="saved-booking">
        <Alert severity="warning" live action={close}>
          {linkRefused(outcome.refused)}
        </Alert>
      </div>
    );
  if ('begun' in outcome)
    return (
      <div className="saved-booking">
        <Alert severity="info" live action={close}>
          <BackTo before={outcome.before} clearing={clearing} />
        </Alert>
      </div>
    );
  if ('booked' in outcome)
    return (
      // The styles hide the empty form, which asks for what is already ordered.
      <div className="saved-booking saved-booking--ordered">
        <Alert
          severity="info"
          live
          action={
            <Button variant="quiet" onClick={() => setRead(true)}>
              {savedBookingWords.startAnother}
            </Button>
          }
        >
          <p>
            <strong>{bookedWords(outcome.event, outcome.booked, outcome.state)}</strong>
          </p>
          <p>
            <a className="ui-button ui-button--primary" href="/track">
              {savedBookingWords.track}
            </a>
          </p>
          <p>{savedBookingWords.trackWith(outcome.booked)}</p>
        </Alert>
      </div>
    );
  if ('continued' in outcome)
    return (
      <div className="saved-booking">
        <Alert severity="success" live action={close}>
          <p>
            <strong>{continuedWords}</strong>
          </p>
          <BackTo before={outcome.before} clearing={clearing} />
        </Alert>
      </div>
    );
  if ('repeated' in outcome || 'bookedFor' in outcome || 'prepared' in outcome)
    return (
      <div className="saved-booking">
        <Alert severity="success" live action={close}>
          <p>
            {'repeated' in outcome ? (
              <>
                <strong>{repeatedWords(outcome.repeated)}</strong>{' '}
                {outcome.bookedFor ? <span>{bookedForWords(outcome.bookedFor)} </span> : null}
                <span>{repeatedNext}</span>
              </>
            ) : 'prepared' in outcome ? (
              <>
                <strong>{preparedWords(outcome.prepared, outcome.traveler)}</strong>{' '}
                <span>{preparedNext(outcome.paidBy)}</span>
              </>
            ) : (
              <>
                <strong>{bookedForWords(outcome.bookedFor)}</strong> <span>{bookedForNext}</span>
              </>
            )}
          </p>
          <BackTo before={outcome.before} clearing={clearing} />
        </Alert>
      </div>
    );
  const { opened, before } = outcome;
  const same = opened.now_cents === opened.told_cents;
  return (
    <div className="saved-booking">
      <Alert severity={same ? 'success' : 'warning'} live action={close}>
        <p>
          <strong>{priceWords(opened)}</strong>{' '}
          {opened.now_cents === null ? null : <HeldUntil state={state} />}
        </p>
        <WhatChanged opened={opened} />
        {opened.gift_cards_left_out ? <p>{giftCardsWords}</p> : null}
        <BackTo before={before} clearing={clearing} />
      </Alert>
    </div>
  );
}

/** Until when the page's own price holds, once it has one. */
function HeldUntil({ state }: Pick<Parts, 'state'>) {
  const until = useObservable(state, emptyPage).quote?.price?.quote_expires_at;
  return until === undefined ? null : untilWords(until);
}

function WhatChanged({ opened: { problem, changes } }: { opened: OpenedBooking }) {
  if (problem) return <p>{problemWords(problem)}</p>;
  if (changes.length === 0) return null;
  return (
    <ul aria-label={savedBookingWords.changes}>
      {changes.map((change) => (
        <li key={change.title}>{changeWords(change)}</li>
      ))}
    </ul>
  );
}

/** A link back to the booking that was open in this browser before; the first link still opens the other one. */
function BackTo({
  before,
  clearing: { credentialsStore },
}: {
  before: CartCredentials | null;
  clearing: PageParts['clearing'];
}) {
  if (!before) return null;
  const back = (): void => {
    credentialsStore.leaveFor(before);
    // Without the query, which would override the earlier input.
    location.assign(location.pathname);
  };
  return (
    <p>
      {savedBookingWords.another}{' '}
      <Button variant="quiet" onClick={back}>
        {savedBookingWords.backToIt}
      </Button>
    </p>
  );
}
