import { messageTexts as texts } from '../../copy/messages.ts';
import './message.css';

/** The full text of an email by staff, folded at first. */
export const OpenedText = ({ text }: { text: string }) => (
  <details className="message-text">
    <summary>{texts.read}</summary>
    <p>{text}</p>
  </details>
);
