import { Money as Amount, Button } from '@sendahead/shared-ui';
import { useState } from 'react';
import { DoneMessage } from '../../console/done-message.tsx';
import { Facts } from '../../console/facts.tsx';
import { Panel } from '../../console/panel.tsx';
import { useConsole } from '../../console/use-console.ts';
import { approvalTexts } from '../../copy/approvals.ts';
import { givenCreditTexts } from '../../copy/given-credits.ts';
import { usersTexts as texts } from '../../copy/users.ts';
import { GiveCredit } from './give-credit.tsx';
import { GivenCredits } from './given-credits.tsx';
import type { ShownUser } from './user-page.tsx';

/** PY-22: the person's credits, and the cards on file by their last digits. */
export function Money({ shown: { user, balances, cards, credits = [] } }: { shown: ShownUser }) {
  const { may, userId } = useConsole();
  const [giving, setGiving] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  return (
    <Panel title={texts.creditsAndCards}>
      <Facts
        facts={[
          [texts.wallet, <Amount key="wallet" cents={balances.wallet} />],
          [texts.shippingWallet, <Amount key="ship" cents={balances.ship_wallet} />],
          ...cards.map(
            ({ type, number, expiration }) =>
              [`${type} ${number}`, expiration ? texts.validUntil(expiration) : ''] as const,
          ),
        ]}
      />
      {cards.length === 0 ? <p>{texts.noCards}</p> : null}
      {may('run_credits') && userId !== user.id ? (
        <div className="console-acts">
          <Button onClick={() => setGiving(true)}>{texts.giveCredit}</Button>
        </div>
      ) : null}
      <DoneMessage>{notice}</DoneMessage>
      {credits.length > 0 ? (
        <GivenCredits userId={user.id} credits={credits} isOwn={userId === user.id} onDone={setNotice} />
      ) : null}
      {giving ? (
        <GiveCredit
          userId={user.id}
          onClose={() => setGiving(false)}
          onGiven={(cents, waits) => {
            setGiving(false);
            setNotice(waits ? approvalTexts.waits(cents) : givenCreditTexts.gave(cents, user.name));
          }}
        />
      ) : null}
    </Panel>
  );
}
