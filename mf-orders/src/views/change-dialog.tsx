import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import type { TravelerDays } from '@sendahead/shared-contracts/orders/change-schema';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { type InternationalInfo, noInternationalInfo } from '@sendahead/shared-contracts/preferences/rules';
import {
  addDays,
  type CalendarDate,
  daysBetween,
  spokenDate,
} from '@sendahead/shared-contracts/primitives/calendar-date';
import { Alert, Button, LiveRegion } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  agreeWords,
  changeFailure,
  changeWords,
  costsWords,
  legLabels,
  newDaysWords,
  refundWords,
} from '../copy/change.ts';
import { daysWords } from '../copy/change-days.ts';
import { type AgreementState, type LegDays, type QuotedPrice, wantedNeed } from '../hooks/use-change.ts';
import { useOrder } from '../hooks/use-order.ts';
import './change-dialog.css';
import { areComplete, DaysAbroadFields } from './days-abroad.tsx';

interface Props {
  readonly title: string;
  readonly changing: AgreementState;
  /** The club whose account is charged with a difference. */
  readonly billedTo: string | null;
  /** Asks for the price of the entered change, or asks again after a failure; absent while nothing is entered. */
  readonly onAsk?: (() => void) | undefined;
  /** Nothing can be entered in this dialog, so that it has only the button that leaves. */
  readonly nothingToAgree?: boolean;
  /** Shown where no price has to be asked for: the customer can agree immediately. */
  readonly known?: ReactNode;
  /** The label of the button; without it the label depends on the price. */
  readonly submit?: { readonly label: string; readonly busy: string } | undefined;
  /** The label of the button that asks; without it, it asks for the price. */
  readonly asks?: string | undefined;
  /** Moves the day by which a leg is needed; absent where this change cannot. */
  readonly onNeed?: ((leg: LegName, day: CalendarDate) => void) | undefined;
  /** The label of the button that changes nothing. It gets the primary style, because agreeing removes something. */
  readonly leave?: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
  readonly children: ReactNode;
}

/** CH-08: the dialog of a change: the entered fields, the price, and the button that makes the change. */
export function ChangeDialog(props: Props) {
  const { title, changing, billedTo, onAsk, known, submit, asks, leave, onNeed, onClose, onDone, children } =
    props;
  const { phase, quoted, error, daysWanted } = changing;
  const close = (): void => {
    changing.leave();
    onClose();
  };
  const { legs = [] } = useOrder();
  const comesBack = legs.some(({ leg }) => leg === 'return');
  const [abroad, setAbroad] = useState(noInternationalInfo);
  const lacksDays = daysWanted && !areComplete(abroad, comesBack);
  const cost = known ?? (quoted ? <Quote quoted={quoted} billedTo={billedTo} onNeed={onNeed} /> : null);
  const failure = error === null || isWantOfDays(error) ? null : changeFailure(error);
  // The fields may fill the dialog, so the answer to them is scrolled into view before the customer agrees.
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (quoted !== null || error !== null) answer.current?.scrollIntoView?.({ block: 'nearest' });
  }, [quoted, error]);
  const agree = async (): Promise<void> => {
    if (await changing.agree(daysWanted ? sentDays(abroad) : undefined)) onDone();
  };
  return (
    <Modal
      open
      title={title}
      onClose={close}
      actions={
        <>
          <Button variant={leave === undefined ? 'secondary' : 'primary'} onClick={close}>
            {leave ?? changeWords.leave}
          </Button>
          {props.nothingToAgree ? null : cost || !onAsk ? (
            <Button
              variant={leave === undefined ? 'primary' : 'secondary'}
              disabled={!cost || lacksDays}
              busy={phase === 'agreeing' || phase === 'paying'}
              busyLabel={submit?.busy ?? changeWords.busy}
              onClick={() => void agree()}
            >
              {submit?.label ?? agreeWords(quoted?.differenceCents ?? 0, quoted?.refund)}
            </Button>
          ) : (
            <Button
              variant={leave === undefined ? 'primary' : 'secondary'}
              busy={phase === 'asking'}
              busyLabel={changeWords.asking}
              onClick={onAsk}
            >
              {asks ?? changeWords.see}
            </Button>
          )}
        </>
      }
    >
      <div className="change-dialog">
        {children}
        {phase === 'asking' ? <p className="change-dialog__quiet">{changeWords.asking}</p> : null}
        {cost || daysWanted || failure ? (
          <div ref={answer} className="change-dialog">
            {cost}
            {daysWanted ? (
              <DaysAbroadFields days={abroad} comesBack={comesBack} onChange={setAbroad} />
            ) : null}
            {failure ? (
              <Alert severity="danger" live>
                {failure}
              </Alert>
            ) : null}
          </div>
        ) : null}
        <LiveRegion message={phase === 'paying' ? changeWords.paying : ''} />
      </div>
    </Modal>
  );
}

/** The dialog shows fields for the missing dates instead of this error. */
const isWantOfDays = (error: unknown): boolean =>
  isApiError(error) && error.code === 'international_info_required';

function sentDays({ arrival, departure }: InternationalInfo): TravelerDays | undefined {
  if (arrival === null) return undefined;
  return { date_of_arrival: arrival, ...(departure === null ? {} : { date_of_departure: departure }) };
}

function Quote({ quoted, billedTo, onNeed }: Pick<Props, 'billedTo' | 'onNeed'> & { quoted: QuotedPrice }) {
  const { differenceCents, refund } = quoted;
  const hasLabels = useOrder().shipments.some(({ label_ready }) => label_ready);
  const { strong, more } =
    differenceCents < 0
      ? refundWords(-differenceCents, refund)
      : { strong: costsWords(differenceCents, billedTo), more: '.' };
  return (
    <div className="change-dialog__told" role="status">
      <NewDays quoted={quoted} onNeed={onNeed} />
      <p>
        <strong>{strong}</strong>
        <span>{more}</span>
      </p>
      <p className="change-dialog__quiet">{hasLabels ? changeWords.labels : changeWords.noLabelsYet}</p>
    </div>
  );
}

/**
 * CH-36: when the bags arrive after the change; a later day than booked is a warning unless it is in time. Where the bags would be too late, the
 * warning offers to move the day by which they are needed as far as the pickup.
 */
function NewDays({ quoted: { days, wanted }, onNeed }: Pick<Props, 'onNeed'> & { quoted: QuotedPrice }) {
  const { legs = [] } = useOrder();
  return days.map((leg) => {
    const before = legs.find((one) => one.leg === leg.leg);
    if (!before) return null;
    const neededBy = wantedNeed(wanted, leg.leg) ?? before.needed_by;
    const name = legs.length > 1 ? legLabels[leg.leg] : null;
    const words = newDaysWords(leg, { name, booked: { ...before, needed_by: neededBy } });
    if (leg.arrival <= before.arrival_date) return <p key={leg.leg}>{words}</p>;
    const follow = neededBy && neededBy < leg.arrival ? followingDay(neededBy, before, leg) : null;
    return (
      <Alert
        key={leg.leg}
        severity={neededBy && !follow ? 'success' : 'warning'}
        action={
          follow && onNeed ? (
            <Button onClick={() => onNeed(leg.leg, follow)}>
              {daysWords.follow({ day: spokenDate(follow) })}
            </Button>
          ) : undefined
        }
      >
        {words}
      </Alert>
    );
  });
}

/** The needed-by day moved as far as the pickup, but not before the bags arrive. */
function followingDay(
  neededBy: CalendarDate,
  before: { readonly pickup_date: CalendarDate },
  { pickup, arrival }: LegDays,
): CalendarDate {
  const moved = addDays(neededBy, daysBetween(before.pickup_date, pickup));
  return moved > arrival ? moved : arrival;
}
