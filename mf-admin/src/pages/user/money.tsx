import { Money as Amount } from '@sendahead/shared-ui/money';
import { Facts } from '../../console/facts.tsx';
import { Panel } from '../../console/panel.tsx';
import { usersTexts as texts } from '../../copy/users.ts';
import type { ShownUser } from './user-page.tsx';

/** PY-22: what the person has to spend, and the cards on file by their last digits. */
export function Money({ shown: { balances, cards } }: { shown: ShownUser }) {
  return (
    <Panel title="Credits and cards">
      <Facts
        facts={[
          ['Wallet', <Amount key="wallet" cents={balances.wallet} />],
          ['Shipping wallet', <Amount key="ship" cents={balances.ship_wallet} />],
          ...cards.map(
            ({ type, number, expiration }) =>
              [`${type} ${number}`, expiration ? `valid until ${expiration}` : ''] as const,
          ),
        ]}
      />
      {cards.length === 0 ? <p>{texts.noCards}</p> : null}
    </Panel>
  );
}
