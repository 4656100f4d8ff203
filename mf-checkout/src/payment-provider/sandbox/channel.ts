import { envelope, type FrameMessage, frameMessageSchema, type PageMessage } from './messages.ts';

/** The channel between the page and the gateway's frame: one window, one origin, one envelope. */
export interface Channel {
  send(message: PageMessage): void;
  close(): void;
}

/** Accepts only messages of this frame from the gateway's own origin, and sends only to that origin. */
export function openChannel(
  frame: HTMLIFrameElement,
  gatewayOrigin: string,
  hear: (message: FrameMessage) => void,
): Channel {
  const listen = (event: MessageEvent<unknown>): void => {
    if (event.source === null || event.source !== frame.contentWindow || event.origin !== gatewayOrigin)
      return;
    const message = frameMessageSchema.safeParse(event.data);
    if (message.success) hear(message.data);
  };
  window.addEventListener('message', listen);
  return {
    send: (message) => frame.contentWindow?.postMessage({ ...envelope, ...message }, gatewayOrigin),
    close: () => window.removeEventListener('message', listen),
  };
}
