import { messageTexts as texts } from '../../copy/messages.ts';
import './message.css';

/** The whole text of an email of staff, closed at first. */
export const OpenedText = ({ text }: { text: string }) => (
  <details className="message-text">
    <summary>{texts.read}</summary>
    <p>{text}</p>
  </details>
);
