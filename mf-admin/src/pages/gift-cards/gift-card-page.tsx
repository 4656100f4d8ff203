import { readGiftCard, stopGiftCard } from '@sendahead/shared-contracts/console/money-calls';
import { Button } from '@sendahead/shared-ui';
import { useState } from 'react';
import { AskedPart } from '../../console/asked-part.tsx';
import { Facts } from '../../console/facts.tsx';
import { History } from '../../console/history.tsx';
import { PageHead } from '../../console/page-head.tsx';
import type { PageParams } from '../../console/pages.ts';
import { Panel } from '../../console/panel.tsx';
import { ReasonDialog } from '../../console/reason-dialog.tsx';
import { useAsked } from '../../console/use-asked.ts';
import { usePress } from '../../console/use-press.ts';
import { When } from '../../console/when.tsx';
import { writeDollars } from '../../copy/dollars.ts';
import { moneyFailure, movementNames, stateNames, moneyTexts as texts } from '../../copy/money.ts';

const signed = (cents: number): string => `${cents < 0 ? '−' : '+'}$${writeDollars(Math.abs(cents))}`;

/** One gift card: what is left of it, and how it came to that. */
export function GiftCardPage({ params: { cardId = '' } }: { params: PageParams }) {
  const asked = useAsked(readGiftCard, { params: { cardId } });
  const stopping = usePress(stopGiftCard);
  const [isStopping, setStopping] = useState(false);
  const [changes, setChanges] = useState(0);
  const changed = (): void => {
    setChanges((before) => before + 1);
    asked.again();
  };
  const stop = async (reason: string): Promise<void> => {
    if (!(await stopping.send({ params: { cardId }, body: { reason } }))) return;
    setStopping(false);
    changed();
  };
  const card = asked.value?.gift_card;
  return (
    <>
      <PageHead title={card ? texts.giftCardOf(card.code_end) : texts.giftCard}>
        {card && card.state !== 'over' ? (
          <Button onClick={() => setStopping(true)}>{texts.stopIt}</Button>
        ) : null}
      </PageHead>
      <AskedPart asked={asked} label={texts.loadingGiftCard}>
        {({ gift_card, movements }) => (
          <div className="console-beside">
            <div className="console__page">
              <Panel title={texts.balance}>
                <Facts
                  facts={[
                    [texts.left, `$${writeDollars(gift_card.balance_cents)}`],
                    [texts.madeWith, `$${writeDollars(gift_card.initial_cents)}`],
                    [texts.goodUntil, gift_card.expires_on],
                    [texts.state, stateNames[gift_card.state]],
                  ]}
                />
              </Panel>
              <Panel title={texts.ledger}>
                {movements.length === 0 ? <p>{texts.noMovements}</p> : null}
                <ul className="console-lines">
                  {movements.map(({ at, event, amount_cents }) => (
                    <li key={`${at} ${event} ${amount_cents}`}>
                      <span>{movementNames[event] ?? event}</span>
                      <span>
                        <span>{signed(amount_cents)}</span> <When instant={at} />
                      </span>
                    </li>
                  ))}
                </ul>
              </Panel>
            </div>
            <History key={changes} kind="gift_card" subject={cardId} onUndone={changed} />
          </div>
        )}
      </AskedPart>
      {isStopping ? (
        <ReasonDialog
          title={texts.stopGiftCard}
          act={texts.stopIt}
          busy={stopping.busy}
          failure={moneyFailure(stopping.error)}
          onClose={() => setStopping(false)}
          onAct={(reason) => void stop(reason)}
        >
          {texts.stopGiftCardDetail}
        </ReasonDialog>
      ) : null}
    </>
  );
}
