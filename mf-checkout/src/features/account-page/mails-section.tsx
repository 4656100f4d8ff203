import { readMailChoices } from '@sendahead/shared-contracts/accounts/mail-choice-calls';
import { isOptionalMail, type MailKind, mailKinds } from '@sendahead/shared-contracts/accounts/mail-kinds';
import { useEffect, useRef } from 'react';
import { mailsWords as words } from '../../copy/account-sections.ts';
import { useAnswer } from '../../hooks/use-answer.ts';
import { AccountSection, Answered } from './account-section.tsx';
import { MailChoice } from './mail-choice.tsx';

const anchor = 'mails';
const alwaysSent = (Object.keys(mailKinds) as MailKind[])
  .filter((kind) => !isOptionalMail(kind))
  .map((kind) => mailKinds[kind].title.toLowerCase());

/** Which mails about orders come. */
export function MailsSection() {
  const { answer, ask } = useAnswer(readMailChoices);
  const place = useRef<HTMLDivElement>(null);
  // The page comes after its address was read.
  useEffect(() => {
    if (window.location.hash === `#${anchor}`) place.current?.scrollIntoView();
  }, []);
  return (
    <div id={anchor} ref={place}>
      <AccountSection title={words.title}>
        <Answered of={answer} ask={ask} what={words.what}>
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
