import { readMailChoices } from '@sendahead/shared-contracts/accounts/mail-choice-calls';
import { isOptionalMail, type MailKind, mailKinds } from '@sendahead/shared-contracts/accounts/mail-kinds';
import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { emailsWords as words } from '../../copy/account-sections.ts';
import { useCheckout } from '../../hooks/use-checkout.ts';
import { AccountSection, Answered } from './account-section.tsx';
import { MailChoice } from './mail-choice.tsx';

const anchor = 'mails';
const alwaysSent = (Object.keys(mailKinds) as MailKind[])
  .filter((kind) => !isOptionalMail(kind))
  .map((kind) => mailKinds[kind].title.toLowerCase());

/** The kinds of emails about orders, each of which can be turned off. */
export function MailsSection() {
  const { host } = useCheckout();
  const query = useQuery(queryOf(host.api, readMailChoices, {}));
  const place = useRef<HTMLDivElement>(null);
  // The page is rendered after its address was read.
  useEffect(() => {
    if (window.location.hash === `#${anchor}`) place.current?.scrollIntoView();
  }, []);
  return (
    <div id={anchor} ref={place}>
      <AccountSection title={words.title}>
        <Answered query={query} what={words.what}>
          {({ choices }) => (
            <>
              <p>{words.lead}</p>
              <div className="account-form">
                {choices.map((choice) => (
                  <MailChoice key={choice.kind} {...choice} />
                ))}
              </div>
              <p className="account-hint">{words.always({ mails: alwaysSent })}</p>
            </>
          )}
        </Answered>
      </AccountSection>
    </div>
  );
}
