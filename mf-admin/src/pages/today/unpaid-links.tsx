import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { type WorkList, workList } from '@sendahead/shared-contracts/console/work-calls';
import { sendOrderLinkAgain } from '@sendahead/shared-contracts/payments/order-link-calls';
import { stopSplit } from '@sendahead/shared-contracts/payments/split-calls';
import { Button } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { Panel } from '../../console/panel.tsx';
import { useApi } from '../../console/use-console.ts';
import { When } from '../../console/when.tsx';
import { actTexts } from '../../copy/acts.ts';
import { unpaidLinkTexts as texts } from '../../copy/unpaid-links.ts';
import { workTexts } from '../../copy/work.ts';

type Link = NonNullable<WorkList['pay_links']>[number];

interface Props {
  readonly links: readonly Link[];
  readonly onSaid: (said: string) => void;
}

/** CO-88: new orders that wait for the person who was sent a link to pay them. */
export const UnpaidLinks = ({ links, onSaid }: Props) => (
  <Panel title={`${texts.title} (${links.length})`}>
    <ul className="console-work">
      {links.map((link) => (
        <UnpaidLink key={link.cart_id} link={link} onSaid={onSaid} />
      ))}
    </ul>
  </Panel>
);

function UnpaidLink({ link, onSaid }: { link: Link; onSaid: Props['onSaid'] }) {
  const api = useApi();
  const again = useMutation(mutationOf(api, sendOrderLinkAgain, workList));
  const withdraw = useMutation(mutationOf(api, stopSplit, workList));
  const { cart_id, display_id: name, email } = link;
  const params = { cart_id };
  const error = again.error ?? withdraw.error;
  return (
    <li className="console-work__item">
      <div className="console-work__what">
        <p>
          <strong>{name}</strong> <span>{texts.sentence({ cents: link.amount_cents, email })}</span>
        </p>
        <p className="console-work__detail">
          {link.brand} · {texts.until} <When instant={link.expires_at} /> ·{' '}
          {texts.sentBy({ name: link.sent_by })}
        </p>
        {error ? <p role="alert">{failureOf(error)}</p> : null}
      </div>
      <div className="console-work__acts">
        <Button
          variant="quiet"
          busy={again.isPending}
          busyLabel={actTexts.sending}
          aria-label={texts.againOf(name)}
          onClick={() =>
            again.mutate({ params, body: { email } }, { onSuccess: () => onSaid(texts.saidAgain({ email })) })
          }
        >
          {texts.again}
        </Button>
        <Button
          busy={withdraw.isPending}
          busyLabel={actTexts.saving}
          aria-label={texts.withdrawOf(name)}
          onClick={() =>
            withdraw.mutate({ params, body: {} }, { onSuccess: () => onSaid(texts.saidWithdrawn(name)) })
          }
        >
          {texts.withdraw}
        </Button>
      </div>
    </li>
  );
}

const failureOf = (error: unknown): string =>
  (isApiError(error) ? texts.failures[error.code] : undefined) ?? workTexts.notDone;
