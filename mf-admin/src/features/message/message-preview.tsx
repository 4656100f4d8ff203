import type { MessageFrame } from '@sendahead/shared-contracts/console/message-calls';
import { paragraphsOf } from '@sendahead/shared-contracts/console/message-text';
import { Facts } from '../../console/facts.tsx';
import { type MessageWords, messageTexts as texts } from '../../copy/messages.ts';
import './message.css';

/** The email as its reader sees it in a light theme: the same paragraphs, frame and colors. */
export function MessagePreview({
  frame: { to, from, reply_to, button, help, colors },
  words: { subject, text },
}: {
  frame: MessageFrame;
  words: MessageWords;
}) {
  return (
    <section className="message-preview" aria-label={texts.preview}>
      <h3>{texts.preview}</h3>
      <Facts
        facts={[
          [texts.to, `${to.name} <${to.email}>`],
          [texts.from, from],
          [texts.replyTo, reply_to],
          [texts.subject, texts.subjectOf({ from, subject: subject.trim() })],
        ]}
      />
      <div className="message-preview__page" style={{ background: colors.paper, color: colors.ink }}>
        <p className="message-preview__brand">{from}</p>
        <div className="message-preview__card" style={{ background: colors.raised }}>
          <div className="message-preview__sky" style={{ background: colors.sky }} />
          <div className="message-preview__words">
            <p className="message-preview__title">{subject.trim()}</p>
            {paragraphsOf(text).map((lines, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no id, and are redrawn together.
              <p key={position}>{lines.join('\n')}</p>
            ))}
            {button === null ? null : (
              <p
                className="message-preview__button"
                style={{ background: colors.press, color: colors.on_press }}
              >
                {button}
              </p>
            )}
          </div>
          <p className="message-preview__foot" style={{ background: colors.deep, color: colors.on_deep }}>
            {help}
          </p>
        </div>
      </div>
    </section>
  );
}
