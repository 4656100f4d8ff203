import { headerInfo, signOut } from '@sendahead/shared-contracts/accounts/calls';
import type { User } from '@sendahead/shared-contracts/accounts/schema';
import { signedOutEvent } from '@sendahead/shared-contracts/accounts/topics';
import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { Button, Icon } from '@sendahead/shared-ui';
import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { accountMenuWords } from '../copy/account-menu.ts';
import type { AccountProps } from './account-button.tsx';
import { useWhileVisible } from './use-while-visible.ts';
import './account-menu.css';

/**
 * AC-11: who is signed in, their credit, and links to their pages. The carriers are chosen with the services
 * (RO-04).
 */
export function AccountMenu({ session, bus, report, user }: AccountProps & { readonly user: User }) {
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLElement>(null);
  const id = useId();
  const credit = useCredit({ session, report, user });
  const leave = (): void => {
    session.api
      .call(signOut, {})
      .then((info) => {
        session.take(info);
        bus.publish(signedOutEvent, {});
      })
      .catch((error: unknown) => report(error, 'sign out'));
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape' || !open) return;
    setOpen(false);
    menu.current?.querySelector('button')?.focus();
  };
  return (
    <nav
      ref={menu}
      className="account-menu"
      aria-label={accountMenuWords.account}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      {credit ? <span className="account-menu__credit">{credit}</span> : null}
      <Button variant="quiet" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <span className="account-menu__name">{user.first_name || user.email}</span>
        <Icon name="chevron-down" />
      </Button>
      {open ? (
        <div id={id} className="account-menu__panel" tabIndex={-1}>
          <p className="account-menu__mail">{user.email}</p>
          {credit ? <p className="account-menu__credit-of-phones">{credit}</p> : null}
          <a href="/orders">{accountMenuWords.orders}</a>
          <a href="/account">{accountMenuWords.account}</a>
          {session.assists() ? <a href="/admin">{accountMenuWords.console}</a> : null}
          <Button variant="quiet" onClick={leave}>
            {accountMenuWords.signOut}
          </Button>
        </div>
      ) : null}
    </nav>
  );
}

/**
 * The credit, as text from the server. ER-17: a failed request is only logged, and no credit is shown. The request repeats
 * while the tab is visible; its answer also shows whether they were signed out elsewhere.
 */
function useCredit({ session, report, user }: Pick<AccountProps, 'session' | 'report'> & { user: User }) {
  const [credit, setCredit] = useState<string | null>(null);
  const asking = useRef(false);
  const ask = useCallback(() => {
    if (asking.current) return;
    asking.current = true;
    session.api
      .call(headerInfo, { query: { id: user.id } })
      .then(
        ({ credit_box }) => setCredit(credit_box),
        (error: unknown) => {
          if (!(isApiError(error) && error.code === 'not_signed_in')) report(error, 'header info');
        },
      )
      .finally(() => {
        asking.current = false;
      });
  }, [session, report, user.id]);
  useEffect(ask, [ask]);
  useWhileVisible(ask);
  return credit;
}
