import { useNarrowPage } from '@sendahead/shared-ui';
import type { ReactNode } from 'react';
import { ArrivalLetter } from '../../features/arrival-letter/arrival-letter.tsx';
import { Checklist } from '../../features/checklist/checklist.tsx';
import { Claims } from '../../features/claim/claims.tsx';
import { ClosedDays } from '../../features/closed-days/closed-days.tsx';
import { LateBags } from '../../features/closed-days/late-bags.tsx';
import { ClubAnswers } from '../../features/club-answers/club-answers.tsx';
import { ClubNotes } from '../../features/club-note/club-notes.tsx';
import { Customs } from '../../features/customs/customs.tsx';
import { Documents } from '../../features/documents/documents.tsx';
import { Labels } from '../../features/labels/labels.tsx';
import { OrderContents } from '../../features/order-contents/order-contents.tsx';
import { OrderHead } from '../../features/order-head/order-head.tsx';
import { OrderTexts } from '../../features/order-texts/order-texts.tsx';
import { ChangesToPay } from '../../features/owed/change-to-pay.tsx';
import { Owed } from '../../features/owed/owed.tsx';
import { PeopleRemoved } from '../../features/people-removed/people-removed.tsx';
import { ShareTracking } from '../../features/share-tracking/share-tracking.tsx';
import { ShipAgain } from '../../features/ship-again/ship-again.tsx';
import { Timeline } from '../../features/timeline/timeline.tsx';
import { UndoChange } from '../../features/undo-change/undo-change.tsx';
import { useOrder } from '../../hooks/use-order.ts';
import { isAtHome } from '../../state/changeable.ts';
import { FoldsContext } from '../../views/order-section.tsx';
import { ChangeSection } from './change-section.tsx';
import './order-body.css';

/**
 * An order from top to bottom: its summary, its next step, and next to that the available acts. Until the
 * carrier has the bags the next step is the labels, after that the tracking; bags that cross a border are
 * listed for customs before.
 */
export function OrderBody() {
  return useOrder().order.people_removed_on === undefined ? <WholeOrder /> : <OrderWithoutPeople />;
}

/** OR-06: the rest of an order without personal data, which is read-only. */
function OrderWithoutPeople() {
  return (
    <div className="order-page">
      <OrderHead />
      <PeopleRemoved />
      <Owed />
      <div className="order-page__columns">
        <div className="order-page__column">
          <Timeline />
          <OrderContents />
        </div>
        <div className="order-page__column">
          <Claims />
          <Documents />
        </div>
      </div>
    </div>
  );
}

function WholeOrder() {
  const { state, next_step: step, customs_open: customsOpen } = useOrder().order;
  const next = step && step.kind !== 'arrival' ? step : undefined;
  const atHome = next !== undefined || isAtHome(state);
  const narrow = useNarrowPage();
  const customs = <Customs next={customsOpen ? next : undefined} />;
  const labels = <Labels next={customsOpen ? undefined : next} />;
  const sections = { customs, labels, atHome };
  return (
    <div className="order-page">
      <OrderHead />
      <UndoChange />
      <ClosedDays />
      <LateBags />
      <Owed />
      <ChangesToPay />
      {narrow ? <InRows {...sections} /> : <InColumns {...sections} />}
    </div>
  );
}

interface Shown {
  readonly customs: ReactNode;
  readonly labels: ReactNode;
  /** The carrier does not have the bags yet. */
  readonly atHome: boolean;
}

/** Side by side: progress and available acts. */
function InColumns({ customs, labels, atHome }: Shown) {
  return (
    <div className="order-page__columns">
      <div className="order-page__column">
        {atHome ? customs : null}
        {atHome ? labels : <Timeline />}
        {atHome ? <Checklist /> : labels}
        {atHome ? <Timeline /> : <Checklist />}
        <OrderContents />
        {atHome ? null : customs}
      </div>
      <div className="order-page__column">
        <ChangeSection />
        <Claims />
        <ShareTracking />
        <OrderTexts />
        <Documents />
        <ClubAnswers />
        <ClubNotes />
        <ArrivalLetter />
        <ShipAgain />
      </div>
    </div>
  );
}

/**
 * OR-07: one column: the next thing and the progress of each leg, then everything else as rows. Changing the order
 * is what customers look for until the carrier has the bags, so its row comes before the progress.
 */
function InRows({ customs, labels, atHome }: Shown) {
  const { state } = useOrder().order;
  // The row of a canceled order keeps its place, so that it is still open when the cancellation is undone.
  const changesFirst = atHome || state === 'cancelled';
  const change = <ChangeSection />;
  return (
    <div className="order-page__columns">
      <div className="order-page__column">
        {atHome ? customs : null}
        {atHome ? labels : null}
        {changesFirst ? <FoldsContext value={true}>{change}</FoldsContext> : null}
        <Timeline />
      </div>
      <FoldsContext value={true}>
        <div className="order-page__column order-page__column--rows">
          {atHome ? null : labels}
          <Checklist />
          <Documents />
          {changesFirst ? null : change}
          <OrderContents />
          <Claims />
          <ShareTracking />
          <OrderTexts />
          {atHome ? null : customs}
          <ClubAnswers />
          <ClubNotes />
          <ArrivalLetter />
          <ShipAgain />
        </div>
      </FoldsContext>
    </div>
  );
}
