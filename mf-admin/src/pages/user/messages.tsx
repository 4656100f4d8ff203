import { mutationOf, queryOf } from '@sendahead/shared-contracts/client/query-of';
import {
  frameOfUserMessage,
  type StaffMessage,
  writeToUser,
} from '@sendahead/shared-contracts/console/message-calls';
import { readUser } from '@sendahead/shared-contracts/console/user-calls';
import { Button } from '@sendahead/shared-ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DoneMessage } from '../../console/done-message.tsx';
import { Panel } from '../../console/panel.tsx';
import { useApi } from '../../console/use-console.ts';
import { When } from '../../console/when.tsx';
import { messageTemplates } from '../../copy/message-templates.ts';
import { messageTexts as texts } from '../../copy/messages.ts';
import { OpenedText } from '../../features/message/opened-text.tsx';
import { useMessageDraft } from '../../features/message/use-message-draft.ts';
import { WriteMessage } from '../../features/message/write-message.tsx';

const templates = messageTemplates(null);

/** CO-43: what staff wrote to somebody, and writing another email. */
export function Messages({ userId, messages }: { userId: string; messages: readonly StaffMessage[] }) {
  const api = useApi();
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const draft = useMessageDraft(templates);
  const params = { userId };
  const frame = useQuery({ ...queryOf(api, frameOfUserMessage, { params }), enabled: open });
  const sending = useMutation(mutationOf(api, writeToUser, readUser));
  const begin = (): void => {
    setSaid(null);
    sending.reset();
    setOpen(true);
  };
  return (
    <Panel title={texts.messages}>
      {messages.length === 0 ? null : (
        <ul className="console-lines">
          {messages.map((message) => (
            <Line key={message.message_id} message={message} />
          ))}
        </ul>
      )}
      <div>
        <Button onClick={begin}>{texts.writeToUser}</Button>
      </div>
      <DoneMessage>{said}</DoneMessage>
      {open ? (
        <WriteMessage
          {...{ templates, draft, frame }}
          title={texts.writeToUser}
          busy={sending.isPending}
          error={sending.error}
          onClose={() => setOpen(false)}
          onSend={(body, email) =>
            sending.mutate(
              { params, body },
              {
                onSuccess: () => {
                  setOpen(false);
                  draft.clear();
                  setSaid(texts.sent(email));
                },
              },
            )
          }
        />
      ) : null}
    </Panel>
  );
}

function Line({ message: { at, by, subject, text, display_id, sent_at } }: { message: StaffMessage }) {
  return (
    <li>
      <span>{subject}</span>
      <span className="console-lines__detail">
        <span>{`${display_id === null ? '' : `${texts.aboutOrder(display_id)}, `}${by}, `}</span>
        <When instant={at} />
        <span>{sent_at === null ? `. ${texts.notSent}` : ''}</span>
      </span>
      <OpenedText text={text} />
    </li>
  );
}
