import { readProfile } from '@sendahead/shared-contracts/accounts/profile-calls';
import { signedInEvent } from '@sendahead/shared-contracts/accounts/topics';
import { Button } from '@sendahead/shared-ui/button';
import { Skeleton } from '@sendahead/shared-ui/skeleton';
import { type ReactNode, useState } from 'react';
import { dayOf } from '../../copy/account-page.ts';
import { useAnswer } from '../../hooks/use-answer.ts';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
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
import './account-page.css';

/** What the page puts in from elsewhere. */
interface Parts {
  readonly waysOfPaying: ReactNode;
  readonly secondFactor: ReactNode;
}

/** The account of whoever is signed in, or the way in. */
export function AccountBody({ waysOfPaying, secondFactor }: Parts) {
  const { checkout } = useCheckout();
  const session = useSelector((state) => state.page.session);
  const [deleted, setDeleted] = useState(false);
  if (deleted)
    return (
      <div className="account-nothing" role="status">
        <h1>Your account is deleted</h1>
        <p>Thank you for traveling with us.</p>
        <a href="/">To the start page</a>
      </div>
    );
  if (session === null) return <Skeleton shape="card" count={3} label="Loading your account" />;
  if (session.user === null)
    return (
      <div className="account-nothing">
        <h1>Your account</h1>
        <p>Sign in to see your name, addresses, cards and credits.</p>
        <Button
          variant="primary"
          onClick={() => checkout.store.dispatch({ type: 'dialog-opened', dialog: 'sign-in' })}
        >
          Sign in
        </Button>
      </div>
    );
  return (
    <OwnAccount
      key={session.user.id}
      userId={session.user.id}
      waysOfPaying={waysOfPaying}
      secondFactor={secondFactor}
      deleted={() => setDeleted(true)}
    />
  );
}

interface OwnAccountProps extends Parts {
  readonly userId: string;
  readonly deleted: () => void;
}

function OwnAccount({ userId, waysOfPaying, secondFactor, deleted }: OwnAccountProps) {
  const { host } = useCheckout();
  const { answer, ask } = useAnswer(readProfile);
  /** The session is another than before: the header's name, and the token that calls carry. */
  const sessionChanged = () => host.bus.publish(signedInEvent, { userId });
  const personChanged = () => {
    sessionChanged();
    ask();
  };
  const left = () => {
    deleted();
    sessionChanged();
  };
  return (
    <div className="account-page">
      <h1 className="page-title">Your account</h1>
      <ConfirmEmail changed={personChanged} />
      <Answered of={answer} ask={ask} what="your account">
        {({ user, addresses, email_verified, terms }) => (
          <>
            <PersonSection user={user} changed={personChanged} />
            <EmailSection email={user.email} verified={email_verified === true} />
            <PasswordSection changed={sessionChanged} />
            <PasskeysSection />
            {secondFactor}
            <DevicesSection />
            <AddressesSection addresses={addresses} changed={ask} />
            {waysOfPaying}
            <CreditsSection />
            <MailsSection />
            <AccountSection title="Terms">
              <p>
                <span>
                  {terms
                    ? `You accepted our terms of ${terms.version} on ${dayOf(terms.accepted_at)}.`
                    : 'You have not accepted our terms yet. You are asked with your next order.'}
                </span>{' '}
                <a href="/terms">Read the terms</a>
              </p>
            </AccountSection>
            <LeavingSection deleted={left} />
          </>
        )}
      </Answered>
    </div>
  );
}
