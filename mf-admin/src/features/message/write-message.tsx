import type { MessageFrame } from '@sendahead/shared-contracts/console/message-calls';
import { Alert, Button, SelectField, TextArea, TextField } from '@sendahead/shared-ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../console/form-dialog.tsx';
import { QueryView } from '../../console/query-view.tsx';
import { actTexts } from '../../copy/acts.ts';
import type { MessageTemplate } from '../../copy/message-templates.ts';
import {
  type MessageWords,
  messageFailure,
  problemsOf,
  refusedFields,
  messageTexts as texts,
} from '../../copy/messages.ts';
import { MessagePreview } from './message-preview.tsx';
import type { MessageDraft } from './use-message-draft.ts';

export interface WriteMessageProps {
  readonly title: string;
  readonly templates: readonly MessageTemplate[];
  readonly draft: MessageDraft;
  readonly frame: UseQueryResult<MessageFrame>;
  readonly busy: boolean;
  /** Why the last attempt was not sent. */
  readonly error: Error | null;
  readonly onClose: () => void;
  /** Called with valid text. */
  readonly onSend: (message: MessageWords & { key: string }, email: string) => void;
}

/** An email by staff: a template, its text, and below them a preview for the customer. */
export function WriteMessage(props: WriteMessageProps) {
  const { title, draft, frame, busy, error, onClose, onSend } = props;
  const [tried, setTried] = useState(false);
  // Read once, when the dialog opens: a restored draft is marked, so that it is not sent by mistake.
  const [isEarlier] = useState(draft.isBegun);
  const words = draft.wordsFor(frame.data?.first_name ?? '');
  const problems = problemsOf(words);
  const submit = (): void => {
    setTried(true);
    if (!frame.data || Object.keys(problems).length > 0) return;
    onSend({ subject: words.subject.trim(), text: words.text.trim(), key: draft.key }, frame.data.to.email);
  };
  return (
    <FormDialog
      title={title}
      act={texts.send}
      busyAct={actTexts.sending}
      busy={busy}
      failure={messageFailure(error)}
      onClose={onClose}
      onSubmit={submit}
      keepsEntries
      wide
    >
      <QueryView query={frame} label={texts.loading}>
        {(read) => (
          <div className="console-form">
            {isEarlier && draft.isBegun ? (
              <Alert
                severity="info"
                action={
                  <Button variant="quiet" onClick={draft.clear}>
                    {texts.startOver}
                  </Button>
                }
              >
                {texts.draft}
              </Alert>
            ) : null}
            <Fields
              {...props}
              words={words}
              problems={{ ...refusedFields(error), ...(tried ? problems : {}) }}
            />
            <MessagePreview frame={read} words={words} />
          </div>
        )}
      </QueryView>
    </FormDialog>
  );
}

function Fields({
  templates,
  draft,
  words,
  problems,
}: Pick<WriteMessageProps, 'templates' | 'draft'> & {
  words: MessageWords;
  problems: ReturnType<typeof problemsOf>;
}) {
  return (
    <>
      {templates.length > 1 ? (
        <SelectField
          label={texts.template}
          hint={texts.templateHint}
          width="name"
          value={draft.template.name}
          options={templates.map(({ name }) => ({ value: name, label: name }))}
          onChange={({ target }) => draft.choose(target.value)}
        />
      ) : null}
      <TextField
        label={texts.subject}
        required
        autoComplete="off"
        value={words.subject}
        error={problems.subject}
        onChange={({ target }) => draft.type({ ...words, subject: target.value })}
      />
      <TextArea
        label={texts.text}
        hint={texts.textHint}
        required
        rows={9}
        value={words.text}
        error={problems.text}
        onChange={({ target }) => draft.type({ ...words, text: target.value })}
      />
    </>
  );
}
