import { Money as Amount, Button } from '@sendahead/shared-ui';
import { useState } from 'react';
import { Facts } from '../../console/facts.tsx';
import { Panel } from '../../console/panel.tsx';
import { useConsole } from '../../console/use-console.ts';
import { usersTexts as texts } from '../../copy/users.ts';
import { GiveCredit } from './give-credit.tsx';
import type { ShownUser } from './user-page.tsx';

/** PY-22: what the person has to spend, and the cards on file by their last digits. */
export function Money({ shown: { user, balances, cards } }: { shown: ShownUser }) {
  const { may, userId } = useConsole();
  const [giving, setGiving] = useState(false);
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
      {giving ? <GiveCredit userId={user.id} onClose={() => setGiving(false)} /> : null}
    </Panel>
  );
}
