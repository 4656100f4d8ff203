import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import {
  type ContractPrice,
  listContractPrices,
} from '@sendahead/shared-contracts/console/contract-price-calls';
import { Button } from '@sendahead/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DoneMessage } from '../../../console/done-message.tsx';
import { Panel } from '../../../console/panel.tsx';
import { QueryView } from '../../../console/query-view.tsx';
import { useApi, useConsole } from '../../../console/use-console.ts';
import { contractTexts as texts } from '../../../copy/contract-prices.ts';
import { AddContract } from './add-contract.tsx';
import { ChangeAll } from './change-all.tsx';
import type { ReadContracts } from './contract-fields.tsx';
import { EndContract } from './end-contract.tsx';
import { PriceTable } from './price-table.tsx';
import './contract-prices.css';

type Open = 'add' | 'change' | ContractPrice | null;

/** CO-96: the club's price agreements. Staff with the right to change rates edit them; others read them. */
export function ContractPrices({ clubId }: { clubId: number }) {
  const { may } = useConsole();
  const query = useQuery(queryOf(useApi(), listContractPrices, { params: { clubId: String(clubId) } }));
  const [open, setOpen] = useState<Open>(null);
  const [done, setDone] = useState<string | null>(null);
  const finish = (notice: string): void => {
    setOpen(null);
    setDone(notice);
  };
  const agrees = may('set_rates');
  return (
    <Panel title={texts.title}>
      <p>{texts.detail}</p>
      <QueryView query={query} label={texts.loading}>
        {(read) => (
          <div className="contract-body">
            <Prices read={read} onEnd={agrees ? setOpen : undefined} />
            {agrees ? (
              <div className="console-acts">
                <Button onClick={() => setOpen('add')}>{texts.add}</Button>
                {read.prices.some(({ state }) => state !== 'ended') ? (
                  <Button onClick={() => setOpen('change')}>{texts.changeAll}</Button>
                ) : null}
              </div>
            ) : null}
            <Dialog clubId={clubId} read={read} open={open} onClose={() => setOpen(null)} onDone={finish} />
          </div>
        )}
      </QueryView>
      <DoneMessage>{done}</DoneMessage>
    </Panel>
  );
}

/** The prices that apply now or later; ended ones are folded. */
function Prices({
  read: { prices },
  onEnd,
}: {
  read: ReadContracts;
  onEnd: ((price: ContractPrice) => void) | undefined;
}) {
  const ended = prices.filter(({ state }) => state === 'ended');
  const current = prices.filter(({ state }) => state !== 'ended');
  return (
    <>
      {current.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <PriceTable caption={texts.running} prices={current} onEnd={onEnd} />
      )}
      {ended.length === 0 ? null : (
        <details className="contract-ended">
          <summary>{texts.ended(ended.length)}</summary>
          <PriceTable caption={texts.endedCaption} prices={ended} />
        </details>
      )}
    </>
  );
}

function Dialog({
  clubId,
  read,
  open,
  ...acts
}: {
  clubId: number;
  read: ReadContracts;
  open: Open;
  onClose: () => void;
  onDone: (notice: string) => void;
}) {
  if (open === null) return null;
  if (open === 'add') return <AddContract clubId={clubId} choices={read} {...acts} />;
  if (open === 'change') return <ChangeAll clubId={clubId} today={read.today} {...acts} />;
  return <EndContract clubId={clubId} price={open} today={read.today} {...acts} />;
}
