import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { type WorkList, workList } from '@sendahead/shared-contracts/console/work-calls';
import { sendOrderLinkAgain } from '@sendahead/shared-contracts/payments/order-link-calls';
import { stopSplit } from '@sendahead/shared-contracts/payments/split-calls';
import { Button } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { useBrandName } from '../../console/brand-name.tsx';
import { cartPath } from '../../console/cart-path.ts';
import { FormDialog } from '../../console/form-dialog.tsx';
import { Panel } from '../../console/panel.tsx';
import { useApi } from '../../console/use-console.ts';
import { When } from '../../console/when.tsx';
import { actTexts } from '../../copy/acts.ts';
import { unpaidLinkTexts as texts } from '../../copy/unpaid-links.ts';
import { workTexts } from '../../copy/work.ts';

type PayLink = NonNullable<WorkList['pay_links']>[number];

interface Props {
  readonly links: readonly PayLink[];
  readonly onNotice: (notice: string) => void;
}

/** CO-88: new orders that wait for payment by the person who received the link. */
export const UnpaidLinks = ({ links, onNotice }: Props) => (
  <Panel title={`${texts.title} (${links.length})`}>
    <ul className="console-work">
      {links.map((link) => (
        <UnpaidLink key={link.cart_id} link={link} onNotice={onNotice} />
      ))}
    </ul>
  </Panel>
);

function UnpaidLink({ link, onNotice }: { link: PayLink; onNotice: Props['onNotice'] }) {
  const api = useApi();
  const again = useMutation(mutationOf(api, sendOrderLinkAgain, workList));
  const brandName = useBrandName();
  const [withdrawing, setWithdrawing] = useState(false);
  const { cart_id, display_id: name, email } = link;
  const params = { cart_id };
  const { error } = again;
  return (
    <li className="console-work__item">
      <div className="console-work__what">
        <p>
          <Link href={cartPath(cart_id)}>{name}</Link>{' '}
          <span>{texts.sentence({ cents: link.amount_cents, email })}</span>
        </p>
        <p className="console-work__detail">
          {brandName(link.brand)} · {texts.until} <When instant={link.expires_at} /> ·{' '}
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
            again.mutate(
              { params, body: { email } },
              { onSuccess: () => onNotice(texts.saidAgain({ email })) },
            )
          }
        >
          {texts.again}
        </Button>
        <Button aria-label={texts.withdrawOf(name)} onClick={() => setWithdrawing(true)}>
          {texts.withdraw}
        </Button>
      </div>
      {withdrawing ? (
        <WithdrawDialog link={link} onNotice={onNotice} onClose={() => setWithdrawing(false)} />
      ) : null}
    </li>
  );
}

/** Asks for confirmation first: the payer is emailed that nothing is booked. */
function WithdrawDialog({
  link: { cart_id, display_id: booking, email },
  onNotice,
  onClose,
}: {
  link: PayLink;
  onNotice: Props['onNotice'];
  onClose: () => void;
}) {
  const { isPending, error, mutate } = useMutation(mutationOf(useApi(), stopSplit, workList));
  const onSuccess = (): void => {
    onNotice(texts.saidWithdrawn({ booking, email }));
    onClose();
  };
  return (
    <FormDialog
      title={texts.withdrawOf(booking)}
      act={texts.withdraw}
      busyAct={actTexts.saving}
      busy={isPending}
      failure={error ? failureOf(error) : null}
      onClose={onClose}
      onSubmit={() => mutate({ params: { cart_id }, body: {} }, { onSuccess })}
    >
      <p>{texts.withdrawing({ email })}</p>
    </FormDialog>
  );
}

const failureOf = (error: unknown): string =>
  (isApiError(error) ? texts.failures[error.code] : undefined) ?? workTexts.notDone;
