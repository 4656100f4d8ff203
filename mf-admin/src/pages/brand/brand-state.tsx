import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import { mutationOf, queryOf } from '@sendahead/shared-contracts/client/query-of';
import { listBrands } from '@sendahead/shared-contracts/console/brand-calls';
import { previewBrand, readBrandState } from '@sendahead/shared-contracts/console/brand-state-calls';
import { Alert, Button } from '@sendahead/shared-ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Panel } from '../../console/panel.tsx';
import { QueryView } from '../../console/query-view.tsx';
import { useApi } from '../../console/use-console.ts';
import { brandStateNames, brandStateTexts as texts } from '../../copy/brand-state.ts';
import { ChangeState, type WantedState } from './change-state.tsx';
import './brand-state.css';

type Standing = CallOutput<typeof readBrandState>;

/** CO-135, CO-136: whether the brand takes bookings, with a preview, and what opens, closes and archives it. */
export function BrandStatePanel({ slug }: { slug: string }) {
  const query = useQuery(queryOf(useApi(), readBrandState, { params: { slug } }));
  return (
    <QueryView query={query} label={texts.loading}>
      {(standing) => <State slug={slug} standing={standing} />}
    </QueryView>
  );
}

function State({ slug, standing }: { slug: string; standing: Standing }) {
  const [wanted, setWanted] = useState<WantedState | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const { state, closed_text } = standing;
  const takesNone = state === 'closed' || state === 'archived';
  return (
    <Panel title={texts.title}>
      <p>
        <strong>{brandStateNames[state]}.</strong> {texts.says[state]}
      </p>
      {takesNone && closed_text !== '' ? (
        <p>
          {texts.sentenceIs} “{closed_text}”
        </p>
      ) : null}
      <p role="status" className="console-saved">
        {done}
      </p>
      <div className="console-brand-state">
        {state === 'off' ? <Preview slug={slug} /> : null}
        {state === 'open' ? null : (
          <Button variant="primary" onClick={() => setWanted('open')}>
            {state === 'off' ? texts.open : state === 'archived' ? texts.bringBack : texts.openAgain}
          </Button>
        )}
        {state === 'open' ? <Button onClick={() => setWanted('closed')}>{texts.close}</Button> : null}
        {state === 'archived' ? null : <Button onClick={() => setWanted('archived')}>{texts.archive}</Button>}
      </div>
      {wanted ? (
        <ChangeState
          slug={slug}
          standing={standing}
          wanted={wanted}
          onClose={() => setWanted(null)}
          onDone={(notice) => {
            setWanted(null);
            setDone(notice);
          }}
        />
      ) : null}
    </Panel>
  );
}

/** The address is asked for by the press, because it works for an hour. */
function Preview({ slug }: { slug: string }) {
  const { mutate, isPending, isError } = useMutation(mutationOf(useApi(), previewBrand, listBrands));
  const open = (): void => {
    // Opened by the press itself: a tab that opens after an answer is blocked.
    const tab = window.open('about:blank', '_blank');
    mutate(
      { params: { slug }, body: {} },
      {
        onSuccess: ({ address }) => {
          if (tab) tab.location.replace(address);
          else window.location.assign(address);
        },
        onError: () => tab?.close(),
      },
    );
  };
  return (
    <>
      <Button onClick={open} busy={isPending}>
        {texts.preview}
      </Button>
      <p className="console-brand-state__note">{texts.previewOpens}</p>
      {isError ? (
        <Alert severity="danger" live>
          {texts.previewFailed}
        </Alert>
      ) : null}
    </>
  );
}
