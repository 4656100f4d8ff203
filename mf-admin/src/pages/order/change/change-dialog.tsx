import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import type { OrderView } from '@sendahead/shared-contracts/console/order-calls';
import { readChangeOptions } from '@sendahead/shared-contracts/orders/change-option-calls';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { Alert, Button, formatMoney, RadioGroup } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { QueryView } from '../../../console/query-view.tsx';
import { useApi } from '../../../console/use-console.ts';
import { useTyped } from '../../../console/use-typed.ts';
import { actTexts } from '../../../copy/acts.ts';
import { payLinkTexts } from '../../../copy/amounts-due.ts';
import { changeRefusal, partNames, changeTexts as texts } from '../../../copy/order-changes.ts';
import { settleRefusal, settleTexts, type WayToSettle } from '../../../copy/settle-change.ts';
import { ChangeAddress } from './change-address.tsx';
import { ChangeDays } from './change-days.tsx';
import { ChangePrice } from './change-price.tsx';
import { intoView } from './into-view.ts';
import { useBookingPage } from './use-booking-page.ts';
import { useChangeForm } from './use-change-form.ts';
import { type TypedSettlement, useSettlement } from './use-settlement.ts';
import { canBeMade, type QuotedPrice, type StaffChange, useStaffChange } from './use-staff-change.ts';
import { type BookedLegs, partsFor } from './wanted-change.ts';

/** The booked days of another part. */
const noDays = { day: undefined, neededBy: undefined, returnDay: undefined, returnNeededBy: undefined };

const ends = [
  { value: 'origin', label: texts.shipFrom },
  { value: 'destination', label: texts.shipTo },
] as const;

interface Props {
  readonly view: OrderView;
  /** The leg to change, if a link named one. */
  readonly leg?: LegName | undefined;
  readonly onClose: () => void;
  readonly onDone: (notice: string) => void;
}

/**
 * Changes the day, or corrects an address, of the trip or of one leg: shows the price first, then makes the
 * change.
 */
export function ChangeDialog({ view, leg, onClose, onDone }: Props) {
  const api = useApi();
  const id = useId();
  const params = { orderId: view.detail.order.order_id };
  const booked = useQuery(queryOf(api, readChangeOptions, { params }));
  const change = useStaffChange(view.detail.order.order_id);
  const settlement = useSettlement(view, booked.data?.texts_payment ?? false);
  const { quoted, busy } = change;
  const { onInput, mayLeave } = useTyped();
  return (
    <Modal
      open
      wide
      title={texts.changeOrCorrect}
      onClose={onClose}
      mayLeave={mayLeave}
      actions={
        <>
          <Button onClick={onClose}>{actTexts.cancel}</Button>
          {booked.data && (settlement.isReady || !quoted || canBeMade(quoted)) ? (
            <Button variant="primary" type="submit" form={id} busy={busy} busyLabel={texts.working}>
              {quoted ? pressWords(quoted, settlement.typed.how) : texts.seeCost}
            </Button>
          ) : null}
        </>
      }
    >
      <QueryView query={booked} label={texts.loading}>
        {({ legs }) => <ChangeForm {...{ id, view, leg, legs, change, settlement, onInput, onDone }} />}
      </QueryView>
    </Modal>
  );
}

const pressWords = (quoted: QuotedPrice, how: WayToSettle): string =>
  canBeMade(quoted) ? texts.makeChange : settleTexts.press[how](formatMoney(quoted.differenceCents));

function ChangeForm({
  id,
  view,
  leg,
  legs,
  change,
  settlement,
  onInput,
  onDone,
}: Omit<Props, 'onClose'> & {
  id: string;
  legs: BookedLegs;
  change: StaffChange;
  settlement: TypedSettlement;
  onInput: () => void;
}) {
  const form = useChangeForm(view, { legs, leg }, { change, settlement }, onDone);
  const { typed, problems, booked, edit } = form;
  const parts = partsFor('change', view.detail);
  const { quoted, error } = change;
  // Only what the customer pays has a place for it at its price.
  const failure = quoted && !canBeMade(quoted) && error ? settleRefusal(error) : undefined;
  return (
    <form id={id} className="console-form" noValidate onInput={onInput} onSubmit={form.submit}>
      <p>{texts.intro}</p>
      <WholeBooking view={view} />
      <OpenLinks view={view} />
      {error && !failure ? (
        <div ref={intoView}>
          <Alert severity="danger" live>
            {changeRefusal(error, quoted !== null)}
          </Alert>
        </div>
      ) : null}
      {parts.length > 1 ? (
        <RadioGroup
          label={texts.what}
          value={typed.part}
          // The other leg has other ends.
          onChange={(part) => edit({ part, place: {}, ...noDays })}
          options={parts.map((value) => ({ value, label: partNames[value] }))}
        />
      ) : null}
      <ChangeDays
        {...{ typed, legs, problems }}
        bookedDay={booked?.day ?? ''}
        needs={form.needs}
        onEdit={edit}
      />
      <RadioGroup
        label={texts.address}
        value={typed.end}
        onChange={(end) => edit({ end, place: {} })}
        options={ends}
      />
      {booked ? (
        <ChangeAddress
          view={view}
          typed={typed}
          booked={booked}
          error={error}
          zipProblem={problems.zip}
          onPlace={(place) => edit({ place })}
          onLookup={form.fill}
        />
      ) : null}
      {quoted ? <ChangePrice {...{ view, legs, quoted, settlement, failure }} /> : null}
    </form>
  );
}

/** CH-34: an open link to pay for an earlier change ends with this one. */
const OpenLinks = ({ view: { pay_links: links = [] } }: Pick<Props, 'view'>) =>
  links
    .filter(({ state, request_id }) => state === 'open' && request_id === null)
    .map(({ id, amount_cents }) => (
      <Alert key={id} severity="warning">
        {payLinkTexts.endedByChange(formatMoney(amount_cents))}
      </Alert>
    ));

/** The link to change what this dialog cannot, for those who may use it. */
function WholeBooking({ view }: Pick<Props, 'view'>) {
  const page = useBookingPage(view)();
  return page ? (
    <p>
      {texts.more} <a href={page}>{texts.wholeBooking}</a>
    </p>
  ) : null;
}
