import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { orderLife, viewOrder } from '@sendahead/shared-contracts/console/order-calls';
import type { OwedPayment } from '@sendahead/shared-contracts/orders/order-detail';
import {
  type PayLink,
  sendPayLinkAgain,
  sendRequestLink,
  withdrawPayLink,
} from '@sendahead/shared-contracts/orders/pay-link-calls';
import { Alert, Button } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useApi, useConsole } from '../../../console/use-console.ts';
import { When } from '../../../console/when.tsx';
import { actTexts } from '../../../copy/acts.ts';
import { payLinkTexts as texts } from '../../../copy/amounts-due.ts';

/** The newest link of a request, or the button that sends the first link. */
export function RequestLink({
  orderId,
  request,
  links,
}: {
  orderId: string;
  request: OwedPayment;
  links: readonly PayLink[];
}) {
  const api = useApi();
  const { may } = useConsole();
  const send = useMutation(mutationOf(api, sendRequestLink, viewOrder, orderLife));
  const link = links.find(({ request_id }) => request_id === request.id);
  const isOver = link === undefined || link.state === 'withdrawn';
  if (!isOver) return <LinkState orderId={orderId} link={link} />;
  if (request.state !== 'asked' || !may('change_every_order')) return null;
  return (
    <>
      <Button
        variant="quiet"
        busy={send.isPending}
        busyLabel={actTexts.sending}
        onClick={() => send.mutate({ params: { orderId, requestId: request.id }, body: {} })}
      >
        {texts.send}
      </Button>
      <NotDone error={send.error} />
    </>
  );
}

/** CH-20: the state of a link; an open or expired link can be resent, or withdrawn. */
export function LinkState({ orderId, link }: { orderId: string; link: PayLink }) {
  const api = useApi();
  const { may } = useConsole();
  const again = useMutation(mutationOf(api, sendPayLinkAgain, viewOrder, orderLife));
  const withdraw = useMutation(mutationOf(api, withdrawPayLink, viewOrder, orderLife));
  const params = { orderId, linkId: link.id };
  const acts = (link.state === 'open' || link.state === 'expired') && may('change_every_order');
  return (
    <div className="order-muted">
      <Words link={link} />
      {acts ? (
        <div>
          <Button
            variant="quiet"
            busy={again.isPending}
            busyLabel={actTexts.sending}
            onClick={() => again.mutate({ params, body: { round: link.round } })}
          >
            {texts.again}
          </Button>
          <Button
            variant="quiet"
            busy={withdraw.isPending}
            busyLabel={actTexts.saving}
            onClick={() => withdraw.mutate({ params, body: {} })}
          >
            {texts.withdraw}
          </Button>
        </div>
      ) : null}
      <NotDone error={again.error ?? withdraw.error} />
    </div>
  );
}

function Words({ link: { state, sent_at, expires_at, closed_at, by_text } }: { link: PayLink }) {
  if (state !== 'open')
    return (
      <p>
        {texts.ends[state]} {closed_at ? <When instant={closed_at} /> : null}
      </p>
    );
  if (sent_at === null) return <p>{by_text ? texts.notTexted : texts.notSent}</p>;
  return (
    <p>
      {by_text ? texts.texted : texts.sent} <When instant={sent_at} />, {texts.goodUntil}{' '}
      <When instant={expires_at} />
    </p>
  );
}

function NotDone({ error }: { error: unknown }) {
  if (!error) return null;
  return (
    <Alert severity="danger" live>
      {failureOf(error)}
    </Alert>
  );
}

function failureOf(error: unknown): string {
  if (!isApiError(error) || error.status !== 409) return texts.notDone;
  return error.code === 'change_not_possible' ? texts.notPossible : texts.closed;
}
