import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import type { OrderView } from '@sendahead/shared-contracts/console/order-calls';
import { type CardOnFile, readCardsOnFile } from '@sendahead/shared-contracts/orders/settle-change-calls';
import { Alert, CheckField, formatMoney, RadioGroup, TextField } from '@sendahead/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { QueryView } from '../../../console/query-view.tsx';
import { useApi } from '../../../console/use-console.ts';
import { settleTexts as texts } from '../../../copy/settle-change.ts';
import { intoView } from './into-view.ts';
import type { TypedSettlement } from './use-settlement.ts';

interface Props {
  readonly view: OrderView;
  readonly differenceCents: number;
  readonly settlement: TypedSettlement;
  /** The booking page with the change filled in, for other payment methods; null where it cannot make the change. */
  readonly page: string | null;
}

/** CO-112, CO-113: how a difference is paid: by a link, by a saved card of the customer, or not at all. */
export function SettlePrice({ view, differenceCents, settlement, page }: Props) {
  const { ways, typed } = settlement;
  return (
    <>
      <RadioGroup
        label={texts.how}
        name="how-paid"
        value={typed.how}
        onChange={(how) => settlement.type({ how })}
        column
        options={ways.map((value) => ({ value, label: texts.ways[value], hint: texts.hints[value] }))}
      />
      {typed.how === 'card' ? <OnFile {...{ view, differenceCents, settlement }} /> : null}
      {typed.how === 'waive' ? (
        <div ref={intoView}>
          <Reason settlement={settlement} hint={texts.readByStaff} />
        </div>
      ) : null}
      {page && typed.how === 'link' ? <a href={page}>{texts.otherMethods}</a> : null}
    </>
  );
}

/** The saved cards of the customer, with the reason and the customer's agreement. */
function OnFile({ view, differenceCents, settlement }: Omit<Props, 'page'>) {
  const params = { orderId: view.detail.order.order_id };
  const cards = useQuery(queryOf(useApi(), readCardsOnFile, { params }));
  return (
    <QueryView query={cards} label={texts.loadingCards}>
      {({ cards: listed }) =>
        listed[0] ? (
          <Cards first={listed[0]} {...{ view, differenceCents, settlement, listed }} />
        ) : (
          <Alert severity="warning" live>
            {texts.noCards}
          </Alert>
        )
      }
    </QueryView>
  );
}

function Cards({
  view,
  differenceCents,
  settlement,
  listed,
  first,
}: Omit<Props, 'page'> & { listed: readonly CardOnFile[]; first: CardOnFile }) {
  const { typed, problems, type } = settlement;
  // The card that paid for the order is chosen first.
  const isListed = listed.some(
    ({ payment_method_id }) => payment_method_id === typed.card?.payment_method_id,
  );
  useEffect(() => {
    if (!isListed) type({ card: first });
  });
  return (
    <div className="console__page" ref={intoView}>
      <RadioGroup
        label={texts.card}
        name="card-on-file"
        value={typed.card?.payment_method_id}
        onChange={(id) =>
          type({ card: listed.find(({ payment_method_id }) => payment_method_id === id), agreed: false })
        }
        column
        options={listed.map((card) => ({
          value: card.payment_method_id,
          label: texts.option(card),
          ...(card.paid_order ? { hint: texts.paidOrder } : {}),
        }))}
      />
      <Reason settlement={settlement} hint={texts.readByCustomer} />
      <CheckField
        label={texts.agreed({
          name: view.customer?.name ?? texts.theCustomer,
          amount: formatMoney(differenceCents),
        })}
        required
        checked={typed.agreed}
        error={problems.agreed}
        onChange={({ target }) => type({ agreed: target.checked })}
      />
    </div>
  );
}

function Reason({ settlement, hint }: Pick<Props, 'settlement'> & { hint: string }) {
  return (
    <TextField
      label={texts.reason}
      hint={hint}
      required
      autoComplete="off"
      maxLength={300}
      value={settlement.typed.reason}
      error={settlement.problems.reason}
      onChange={({ target }) => settlement.type({ reason: target.value })}
    />
  );
}
