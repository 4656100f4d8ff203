import { mutationOf, queryOf } from '@sendahead/shared-contracts/client/query-of';
import { changeHistory } from '@sendahead/shared-contracts/console/history-calls';
import { readGiftCard, stopGiftCard } from '@sendahead/shared-contracts/console/money-calls';
import { Button } from '@sendahead/shared-ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Facts } from '../../console/facts.tsx';
import { History } from '../../console/history.tsx';
import { PageHead } from '../../console/page-head.tsx';
import type { PageParams } from '../../console/pages.ts';
import { Panel } from '../../console/panel.tsx';
import { QueryView } from '../../console/query-view.tsx';
import { ReasonDialog } from '../../console/reason-dialog.tsx';
import { showDateOfYear } from '../../console/show-day.ts';
import { useApi } from '../../console/use-console.ts';
import { When } from '../../console/when.tsx';
import { writeDollars } from '../../copy/dollars.ts';
import { moneyFailure, movementNames, stateNames, moneyTexts as texts } from '../../copy/money.ts';

const signed = (cents: number): string => `${cents < 0 ? '−' : '+'}$${writeDollars(Math.abs(cents))}`;

/** One gift card: its balance, and the transactions that led to it. */
export function GiftCardPage({ params: { cardId = '' } }: { params: PageParams }) {
  const api = useApi();
  const giftCard = useQuery(queryOf(api, readGiftCard, { params: { cardId } }));
  const stopping = useMutation(mutationOf(api, stopGiftCard, readGiftCard, changeHistory));
  const [isStopping, setStopping] = useState(false);
  const stop = (reason: string): void =>
    stopping.mutate({ params: { cardId }, body: { reason } }, { onSuccess: () => setStopping(false) });
  const card = giftCard.data?.gift_card;
  return (
    <>
      <PageHead title={card ? texts.giftCardOf(card.code_end) : texts.giftCard}>
        {card && card.state !== 'over' ? (
          <Button onClick={() => setStopping(true)}>{texts.stopGiftCard}</Button>
        ) : null}
      </PageHead>
      <QueryView query={giftCard} label={texts.loadingGiftCard}>
        {({ gift_card, movements }) => (
          <div className="console-columns">
            <div className="console__page">
              <Panel title={texts.balance}>
                <Facts
                  facts={[
                    [texts.left, `$${writeDollars(gift_card.balance_cents)}`],
                    [texts.madeWith, `$${writeDollars(gift_card.initial_cents)}`],
                    [texts.goodUntil, showDateOfYear(gift_card.expires_on)],
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
            <History kind="gift_card" subject={cardId} stale={[readGiftCard]} />
          </div>
        )}
      </QueryView>
      {isStopping ? (
        <ReasonDialog
          title={texts.stopGiftCard}
          act={texts.stopGiftCard}
          busy={stopping.isPending}
          failure={moneyFailure(stopping.error)}
          onClose={() => setStopping(false)}
          onAct={stop}
        >
          {texts.stopGiftCardDetail}
        </ReasonDialog>
      ) : null}
    </>
  );
}
