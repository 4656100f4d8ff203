import { chooseMails } from '@sendahead/shared-contracts/accounts/mail-choice-calls';
import { mailKinds, type OptionalMailKind } from '@sendahead/shared-contracts/accounts/mail-kinds';
import { CheckField } from '@sendahead/shared-ui';
import { useState } from 'react';
import { emailsWords } from '../../copy/account-sections.ts';
import { useAct } from '../../hooks/use-act.ts';
import { useCheckout } from '../../hooks/use-checkout.ts';
import { ActProblem } from './act-problem.tsx';
import { Done } from './done.tsx';

/** PA-10: whether emails of one kind are sent; saved immediately, independently of the other kinds. */
export function MailChoice({ kind, on: read }: { kind: OptionalMailKind; on: boolean }) {
  const { host } = useCheckout();
  const [on, setOn] = useState(read);
  const [saved, setSaved] = useState(false);
  const act = useAct();
  const choose = async (next: boolean) => {
    if (act.busy) return;
    setSaved(false);
    setOn(next);
    const done = await act.run(() => host.api.call(chooseMails, { params: { kind }, body: { on: next } }));
    setSaved(done);
    if (!done) setOn(!next);
  };
  return (
    <div>
      <CheckField
        label={mailKinds[kind].title}
        hint={mailKinds[kind].when}
        checked={on}
        onChange={({ target }) => void choose(target.checked)}
      />
      <ActProblem act={act} />
      <Done when={saved}>{emailsWords.saved}</Done>
    </div>
  );
}
