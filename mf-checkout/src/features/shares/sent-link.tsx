import { may } from '@sendahead/shared-contracts/call/role-acts';
import { copyOrderLink, sendOrderLinkAgain } from '@sendahead/shared-contracts/payments/order-link-calls';
import { type BillSplit, stopSplit } from '@sendahead/shared-contracts/payments/split-calls';
import { isEmail } from '@sendahead/shared-contracts/validation/person';
import { Alert, Button, formatMoney, LiveRegion, PlainCard, TextField } from '@sendahead/shared-ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  orderLinkFailure,
  sentLinkText,
  sentLinkTitle,
  sentLinkWords as words,
} from '../../copy/order-link.ts';
import { untilWords } from '../../copy/shares.ts';
import { useAct } from '../../hooks/use-act.ts';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { useFocusOnChange } from '../../hooks/use-focus-on-change.ts';
import { consoleOrderPath, receiptPath } from '../../state/receipt-path.ts';

interface SentLinkProps {
  readonly split: BillSplit;
  readonly onChanged: (split: BillSplit) => void;
  /** Whether the latest state could not be loaded. */
  readonly stale: boolean;
}

/** CO-86: the state of an order that somebody pays with a link, for the staff who sent it. */
export function SentLink({ split, onChanged, stale }: SentLinkProps) {
  const role = useSelector((state) => state.page.session?.role ?? 'guest');
  const title = sentLinkTitle(split);
  const first = useRef(title);
  const heading = useFocusOnChange(title === first.current ? null : title);
  const isOpen = split.state === 'open' && !split.charging;
  const { name } = useCheckout().host.boot.brand;
  // The page is the one for split bills: its own title asks who has agreed to pay.
  useEffect(() => {
    document.title = `${title} | ${name}`;
  }, [title, name]);
  return (
    <div className="shares-page">
      <div ref={heading} tabIndex={-1}>
        <h1 className="page-title">{title}</h1>
      </div>
      {stale ? <Alert severity="warning">{words.notRead}</Alert> : null}
      <PlainCard label={words.card}>
        <p className="shares-amount">{formatMoney(split.total_cents)}</p>
        <p>{sentLinkText(split)}</p>
        {isOpen ? (
          <p className="shares-muted">{words.until({ until: untilWords(split.expires_at) })}</p>
        ) : null}
        {split.state === 'placed' && split.order_id !== null ? (
          may(role, 'read_every_order') ? (
            <>
              <a className="ui-button ui-button--primary" href={consoleOrderPath(split.order_id)}>
                {words.receipt}
              </a>
              <a className="ui-button ui-button--quiet" href={receiptPath(role, split.order_id)}>
                {words.asCustomer}
              </a>
            </>
          ) : (
            <a className="ui-button ui-button--primary" href={receiptPath(role, split.order_id)}>
              {words.receipt}
            </a>
          )
        ) : null}
        {split.state === 'stopped' || split.state === 'expired' ? (
          <a className="ui-button ui-button--primary" href="/ship">
            {words.booking}
          </a>
        ) : null}
      </PlainCard>
      {isOpen ? (
        <>
          <CopyLink split={split} />
          <SendAgain split={split} onChanged={onChanged} />
          <Withdraw split={split} onChanged={onChanged} />
        </>
      ) : null}
    </div>
  );
}

function CopyLink({ split: { cart_id } }: Pick<SentLinkProps, 'split'>) {
  const { host } = useCheckout();
  const act = useAct();
  const [link, setLink] = useState<string | null>(null);
  const [notice, setNotice] = useState('');
  const copy = () =>
    act.run(async () => {
      const made =
        link ??
        new URL(
          (await host.api.call(copyOrderLink, { params: { cart_id }, body: {} })).address,
          window.location.origin,
        ).href;
      setLink(made);
      const done = await navigator.clipboard?.writeText(made).then(
        () => true,
        () => false,
      );
      setNotice(done ? words.copied : words.copyByHand);
    });
  return (
    <PlainCard label={words.copyTitle}>
      <h2>{words.copyTitle}</h2>
      <p>{words.copyWhy}</p>
      {link ? <TextField label={words.link} name="order_link" readOnly value={link} /> : null}
      <LiveRegion message={notice} />
      {notice ? <p aria-hidden="true">{notice}</p> : null}
      <Problem code={act.problem} />
      <div className="shares-acts">
        <Button variant="secondary" busy={act.busy} busyLabel={words.busy} onClick={copy}>
          {words.copy}
        </Button>
      </div>
    </PlainCard>
  );
}

function SendAgain({ split, onChanged }: Pick<SentLinkProps, 'split' | 'onChanged'>) {
  const { host } = useCheckout();
  const act = useAct();
  const sentTo = split.shares[0]?.email ?? '';
  const [email, setEmail] = useState(sentTo);
  const [wrong, setWrong] = useState(false);
  const [notice, setNotice] = useState('');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const isWrong = !isEmail(email.trim());
    setWrong(isWrong);
    setNotice('');
    if (isWrong) return;
    const body = { email: email.trim() };
    const done = await act.run(async () =>
      onChanged(await host.api.call(sendOrderLinkAgain, { params: { cart_id: split.cart_id }, body })),
    );
    if (done) setNotice(words.sentAgain({ email: body.email }));
  };
  return (
    <PlainCard label={words.againTitle}>
      <form noValidate onSubmit={send} className="shares-form">
        <h2>{words.againTitle}</h2>
        <TextField
          label={words.email}
          name="pay_link_email"
          type="email"
          autoComplete="off"
          required
          maxLength={255}
          error={wrong ? words.emailWrong : undefined}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <p className="shares-muted">{words.againNote}</p>
        <LiveRegion message={notice} />
        {notice ? <p aria-hidden="true">{notice}</p> : null}
        <Problem code={act.problem} />
        <div className="shares-acts">
          <Button type="submit" variant="secondary" busy={act.busy} busyLabel={words.busy}>
            {words.again}
          </Button>
        </div>
      </form>
    </PlainCard>
  );
}

function Withdraw({ split, onChanged }: Pick<SentLinkProps, 'split' | 'onChanged'>) {
  const { host } = useCheckout();
  const act = useAct();
  const withdraw = () =>
    act.run(async () =>
      onChanged(await host.api.call(stopSplit, { params: { cart_id: split.cart_id }, body: {} })),
    );
  return (
    <PlainCard label={words.withdrawTitle}>
      <h2>{words.withdrawTitle}</h2>
      <p>{words.withdrawWhy}</p>
      <Problem code={act.problem} />
      <div className="shares-acts">
        <Button variant="secondary" busy={act.busy} busyLabel={words.busy} onClick={withdraw}>
          {words.withdraw}
        </Button>
        <a href="/ship?another=1">{words.another}</a>
      </div>
    </PlainCard>
  );
}

const Problem = ({ code }: { code: string | null }) =>
  code === null ? null : (
    <Alert severity="danger" live>
      {orderLinkFailure(code)}
    </Alert>
  );
