/** The name of the message by which a framed page tells how tall it is; shell/src/embed reads it. */
export const heightMessage = 'sendahead-quote:height';

/** Tells the page around the frame how tall this one is, now and with every change. Nothing else ever leaves it. */
export function reportHeight(page: Window): void {
  const { documentElement, body } = page.document;
  const tell = (): void => {
    const height = Math.ceil(body.getBoundingClientRect().height);
    // Any page that frames this one may know: a height is no secret.
    page.parent.postMessage({ type: heightMessage, height }, '*');
  };
  documentElement.style.minHeight = '0';
  body.style.minHeight = '0';
  new ResizeObserver(tell).observe(body);
}
