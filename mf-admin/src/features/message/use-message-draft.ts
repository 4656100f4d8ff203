import { useState } from 'react';
import type { MessageTemplate } from '../../copy/message-templates.ts';
import type { MessageWords } from '../../copy/messages.ts';

/**
 * The email in progress: each template keeps its typed text, so that viewing another template, or closing the
 * dialog, loses nothing. It has a single key until it is sent, so that a second press sends nothing more.
 */
export function useMessageDraft(templates: readonly [MessageTemplate, ...MessageTemplate[]]) {
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState<Readonly<Record<string, MessageWords>>>({});
  const [key, setKey] = useState(() => crypto.randomUUID());
  const template = templates.find(({ name }) => name === chosen) ?? templates[0];
  return {
    template,
    key,
    isBegun: chosen !== '' || Object.keys(typed).length > 0,
    choose: setChosen,
    wordsFor: (firstName: string): MessageWords => typed[template.name] ?? template.words(firstName),
    type: (words: MessageWords): void => setTyped({ ...typed, [template.name]: words }),
    /** Begins another email. */
    clear(): void {
      setChosen('');
      setTyped({});
      setKey(crypto.randomUUID());
    },
  };
}

export type MessageDraft = ReturnType<typeof useMessageDraft>;
