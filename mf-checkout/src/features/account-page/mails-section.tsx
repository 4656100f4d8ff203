import { chooseMails, readMailChoices } from '@sendahead/shared-contracts/accounts/mail-choice-calls';
import {
  isOptionalMail,
  type MailKind,
  mailKinds,
  type OptionalMailKind,
} from '@sendahead/shared-contracts/accounts/mail-kinds';
import { CheckField } from '@sendahead/shared-ui/field';
import { useEffect, useRef, useState } from 'react';
import { useAct } from '../../hooks/use-act.ts';
import { useAnswer } from '../../hooks/use-answer.ts';
import { useCheckout } from '../../hooks/use-checkout.ts';
import { AccountSection, Answered } from './account-section.tsx';
import { ActProblem } from './act-problem.tsx';
import { Done } from './done.tsx';

const anchor = 'mails';
const alwaysSent = (Object.keys(mailKinds) as MailKind[])
  .filter((kind) => !isOptionalMail(kind))
  .map((kind) => mailKinds[kind].title.toLowerCase());

/** Which mails about orders come; each choice is saved at once. */
export function MailsSection() {
  const { host } = useCheckout();
  const { answer, ask } = useAnswer(readMailChoices);
  /** What was pressed last, until the server has said so. */
  const [pressed, setPressed] = useState<{ kind: OptionalMailKind; on: boolean } | null>(null);
  const [saved, setSaved] = useState(false);
  const act = useAct();
  const place = useRef<HTMLDivElement>(null);
  // The page comes after its address was read.
  useEffect(() => {
    if (window.location.hash === `#${anchor}`) place.current?.scrollIntoView();
  }, []);
  const choose = async (kind: OptionalMailKind, on: boolean) => {
    setSaved(false);
    setPressed({ kind, on });
    const done = await act.run(() => host.api.call(chooseMails, { params: { kind }, body: { on } }));
    if (!done) return setPressed(null);
    setSaved(true);
    ask();
  };
  return (
    <div id={anchor} ref={place}>
      <AccountSection title="Mails">
        <Answered of={answer} ask={ask} what="your mails">
          {({ choices }) => (
            <>
              <p>We write to you about your orders:</p>
              <div className="account-form">
                {choices.map(({ kind, on }) => (
                  <CheckField
                    key={kind}
                    label={mailKinds[kind].title}
                    hint={mailKinds[kind].when}
                    checked={pressed?.kind === kind ? pressed.on : on}
                    onChange={({ target }) => void choose(kind, target.checked)}
                  />
                ))}
              </div>
              <ActProblem act={act} />
              <Done when={saved}>Saved.</Done>
              <p className="account-hint">{`Always sent: ${alwaysSent.join(', ')}.`}</p>
            </>
          )}
        </Answered>
      </AccountSection>
    </div>
  );
}
