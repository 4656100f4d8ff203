import type { MessageFrame } from '@sendahead/shared-contracts/console/message-calls';
import { Button } from '@sendahead/shared-ui';
import { type UseMutationResult, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MessageTemplate } from '../../copy/message-templates.ts';
import { type MessageWords, messageTexts as texts } from '../../copy/messages.ts';
import { useMessageDraft } from './use-message-draft.ts';
import { WriteMessage } from './write-message.tsx';

interface Props<P, Key extends readonly unknown[]> {
  /** The label of the button and the title of its dialog. */
  readonly title: string;
  readonly templates: readonly [MessageTemplate, ...MessageTemplate[]];
  readonly params: P;
  /** The email's frame around its text, requested when the dialog opens. */
  readonly frame: UseQueryOptions<MessageFrame, Error, MessageFrame, Key>;
  readonly sending: UseMutationResult<
    { message_id: string },
    Error,
    { params: P; body: MessageWords & { key: string } }
  >;
  /** Called with the result, and with null when another email is begun. */
  readonly onNotice: (notice: string | null) => void;
}

/** The button that opens an email to a customer; typed text is kept until it is sent. */
export function MessageButton<P, Key extends readonly unknown[]>(props: Props<P, Key>) {
  const { title, templates, params, sending, onNotice } = props;
  const [open, setOpen] = useState(false);
  const draft = useMessageDraft(templates);
  const frame = useQuery({ ...props.frame, enabled: open });
  const begin = (): void => {
    onNotice(null);
    sending.reset();
    setOpen(true);
  };
  const send = (body: MessageWords & { key: string }, email: string): void =>
    sending.mutate(
      { params, body },
      {
        onSuccess: () => {
          setOpen(false);
          draft.clear();
          onNotice(texts.sent(email));
        },
      },
    );
  return (
    <>
      <Button onClick={begin}>{title}</Button>
      {open ? (
        <WriteMessage
          {...{ title, templates, draft, frame }}
          busy={sending.isPending}
          error={sending.error}
          onClose={() => setOpen(false)}
          onSend={send}
        />
      ) : null}
    </>
  );
}
