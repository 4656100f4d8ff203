import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import {
  type OrderTexts,
  readOrderTexts,
  stopOrderTexts,
} from '@sendahead/shared-contracts/orders/text-calls';
import { Alert, Button } from '@sendahead/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { problemWords } from '../../copy/problems.ts';
import { textWords } from '../../copy/texts.ts';
import { useApi } from '../../hooks/use-orders.ts';
import { TextsForm } from './texts-form.tsx';

interface Props {
  readonly orderId: string;
  readonly texts: OrderTexts;
}

/** The state of texts as a sentence, which gets the focus after each change, and the acts that change it. */
export function TextsOfOrder({ orderId, texts }: Props) {
  const client = useQueryClient();
  const api = useApi();
  const lead = useRef<HTMLParagraphElement>(null);
  /** The answer of an act, until the query has it too: the sentence and the focus change together. */
  const [answer, setAnswer] = useState<{ of: OrderTexts; now: OrderTexts }>();
  const [isChanging, setChanging] = useState(false);
  const [isStopped, setStopped] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [done, setDone] = useState(0);
  useEffect(() => {
    if (done > 0) lead.current?.focus();
  }, [done]);
  const now = answer?.of === texts ? answer.now : texts;
  const show = (latest: OrderTexts): void => {
    setAnswer({ of: texts, now: latest });
    client.setQueryData(queryOf(api, readOrderTexts, { params: { orderId } }).queryKey, latest);
    setStopped(latest.phone === null);
    close();
  };
  const isElsewhere = now.phone === null && now.suggestion === '' && !now.ended_by_reply && !isStopped;
  const close = (): void => {
    setChanging(false);
    setDone((before) => before + 1);
  };
  return (
    <div className="order-texts">
      <p ref={lead} tabIndex={-1}>
        {isElsewhere ? textWords.noNumber : leadOf(now, isStopped)}
      </p>
      {isElsewhere && !isAsked ? (
        <Button variant="quiet" onClick={() => setAsked(true)}>
          {textWords.useAnother}
        </Button>
      ) : now.phone === null || isChanging ? (
        <TextsForm
          orderId={orderId}
          texts={now}
          onSaved={show}
          hasFocus={isElsewhere || isChanging}
          onCancel={now.phone === null ? undefined : close}
        />
      ) : (
        <TextActs orderId={orderId} texts={now} onChange={() => setChanging(true)} onStopped={show} />
      )}
    </div>
  );
}

function leadOf({ phone, ended_by_reply: replied }: OrderTexts, isStopped: boolean): string {
  if (phone !== null) return textWords.on(phone);
  if (isStopped) return textWords.off;
  return replied === undefined ? textWords.offered : textWords.endedByReply(replied);
}

interface ActProps extends Props {
  readonly onChange: () => void;
  readonly onStopped: (now: OrderTexts) => void;
}

function TextActs({ orderId, texts, onChange, onStopped }: ActProps) {
  const api = useApi();
  const stopping = useMutation({
    mutationFn: () => api.call(stopOrderTexts, { params: { orderId } }),
    onSuccess: onStopped,
  });
  return (
    <>
      {stopping.error ? (
        <Alert severity="danger" live>
          {problemWords(stopping.error)}
        </Alert>
      ) : null}
      <div className="order-texts__acts">
        {texts.may_ask ? (
          <Button aria-label={textWords.changeName} onClick={onChange}>
            {textWords.change}
          </Button>
        ) : null}
        <Button
          variant="quiet"
          aria-label={textWords.stopName}
          busy={stopping.isPending}
          busyLabel={textWords.stopping}
          onClick={() => {
            if (!stopping.isPending) stopping.mutate();
          }}
        >
          {textWords.stop}
        </Button>
      </div>
    </>
  );
}
