import { mutationOf, queryOf } from '@sendahead/shared-contracts/client/query-of';
import {
  frameOfUserMessage,
  type StaffMessage,
  writeToUser,
} from '@sendahead/shared-contracts/console/message-calls';
import { readUser } from '@sendahead/shared-contracts/console/user-calls';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DoneMessage } from '../../console/done-message.tsx';
import { Panel } from '../../console/panel.tsx';
import { useApi } from '../../console/use-console.ts';
import { When } from '../../console/when.tsx';
import { messageTemplates } from '../../copy/message-templates.ts';
import { messageTexts as texts } from '../../copy/messages.ts';
import { MessageButton } from '../../features/message/message-button.tsx';
import { OpenedText } from '../../features/message/opened-text.tsx';

const templates = messageTemplates(null);

/** CO-43: the emails that staff wrote to the user, and a form to write another. */
export function Messages({ userId, messages }: { userId: string; messages: readonly StaffMessage[] }) {
  const api = useApi();
  const [notice, setNotice] = useState<string | null>(null);
  const params = { userId };
  const sending = useMutation(mutationOf(api, writeToUser, readUser));
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
        <MessageButton
          {...{ templates, params, sending }}
          title={texts.writeToUser}
          frame={queryOf(api, frameOfUserMessage, { params })}
          onNotice={setNotice}
        />
      </div>
      <DoneMessage>{notice}</DoneMessage>
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
