import { readProfile } from '@sendahead/shared-contracts/accounts/profile-calls';
import { signedInEvent } from '@sendahead/shared-contracts/accounts/topics';
import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { Button, Skeleton } from '@sendahead/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { dayOf } from '../../copy/account-page.ts';
import { termsSectionWords, accountPageWords as words } from '../../copy/account-sections.ts';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { errandOf } from '../../state/errand.ts';
import { AccountContents, AccountGroup } from './account-group.tsx';
import { AccountQueries } from './account-queries.tsx';
import { AccountSection, Answered } from './account-section.tsx';
import { AddressesSection } from './addresses-section.tsx';
import { ConfirmEmail } from './confirm-email.tsx';
import { CreditsSection } from './credits-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { EmailSection } from './email-section.tsx';
import { LeavingSection } from './leaving-section.tsx';
import { MailsSection } from './mails-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PersonSection } from './person-section.tsx';
import { TravelersSection } from './travelers-section.tsx';
import './account-page.css';

/** Parts of the page that other features supply. */
interface Parts {
  readonly waysOfPaying: ReactNode;
  readonly secondFactor: ReactNode;
}

/** The account of the signed-in user, or the sign-in. */
export function AccountBody({ waysOfPaying, secondFactor }: Parts) {
  const { checkout, host } = useCheckout();
  const session = useSelector((state) => state.page.session);
  const [deleted, setDeleted] = useState(false);
  if (deleted)
    return (
      <div className="account-nothing" role="status">
        <h1>{words.deleted}</h1>
        <p>{words.thanks}</p>
        <a href="/">{words.toStart}</a>
      </div>
    );
  if (session === null) return <Skeleton shape="card" count={3} label={words.loading} />;
  if (session.user === null)
    return (
      <div className="account-nothing">
        <h1>{words.title}</h1>
        <p>{errandOf(window.location, host.boot.brand.name) ?? words.signInWhy}</p>
        <Button
          variant="primary"
          onClick={() => checkout.store.dispatch({ type: 'dialog-opened', dialog: 'sign-in' })}
        >
          {words.signIn}
        </Button>
      </div>
    );
  return (
    <AccountQueries key={session.user.id}>
      <OwnAccount
        userId={session.user.id}
        waysOfPaying={waysOfPaying}
        secondFactor={secondFactor}
        onDeleted={() => setDeleted(true)}
      />
    </AccountQueries>
  );
}

interface OwnAccountProps extends Parts {
  readonly userId: string;
  readonly onDeleted: () => void;
}

function OwnAccount({ userId, waysOfPaying, secondFactor, onDeleted }: OwnAccountProps) {
  const { host } = useCheckout();
  const query = useQuery(queryOf(host.api, readProfile, {}));
  /** The session has changed: the header's name and the CSRF token of the calls must be updated. */
  const sessionChanged = () => host.bus.publish(signedInEvent, { userId });
  const personChanged = () => {
    sessionChanged();
    void query.refetch();
  };
  const left = () => {
    onDeleted();
    sessionChanged();
  };
  return (
    <div className="account-page">
      <h1 className="page-title">{words.title}</h1>
      <ConfirmEmail changed={personChanged} />
      <Answered query={query} what={words.what}>
        {({ user, addresses, email_verified, has_password, terms }) => (
          <>
            <AccountContents />
            <AccountGroup id="profile">
              <PersonSection user={user} changed={personChanged} />
              <EmailSection email={user.email} verified={email_verified === true} />
              <AddressesSection addresses={addresses} onChanged={query.refetch} />
              <TravelersSection />
            </AccountGroup>
            <AccountGroup id="paying">
              {waysOfPaying}
              <CreditsSection />
            </AccountGroup>
            <AccountGroup id="signing-in">
              <PasswordSection exists={has_password !== false} changed={sessionChanged} />
              <PasskeysSection />
              {secondFactor}
              <DevicesSection />
            </AccountGroup>
            <AccountGroup id="notices" anchors={['mails']}>
              <MailsSection />
              <TermsSection terms={terms} />
              <LeavingSection deleted={left} />
            </AccountGroup>
          </>
        )}
      </Answered>
    </div>
  );
}

function TermsSection({ terms }: Pick<CallOutput<typeof readProfile>, 'terms'>) {
  return (
    <AccountSection title={termsSectionWords.title}>
      <p>
        <span>
          {terms
            ? termsSectionWords.accepted({ version: terms.version, day: dayOf(terms.accepted_at) })
            : termsSectionWords.open}
        </span>{' '}
        <a href="/terms">{termsSectionWords.read}</a>
      </p>
    </AccountSection>
  );
}
