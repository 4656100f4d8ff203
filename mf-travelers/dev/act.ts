import { when } from '@sendahead/shared-ui/testing/when-shown';

/** What a person does in a look: presses a button by its name, or fills a text by its label. */
export type Act = { readonly press: string } | { readonly fill: string; readonly text: string };

const button = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  );

function textOf(label: string): HTMLInputElement | HTMLTextAreaElement | undefined {
  const words = [...document.querySelectorAll('label')].find((each) => each.textContent.startsWith(label));
  const { control } = words ?? {};
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : undefined;
}

/** React listens to the setter of the element's own kind. */
function write(element: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { prototype } = element instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Performs the actions in order, each once its element exists; calls `done` after the last. */
export function actInTurn([first, ...others]: readonly Act[], done: () => void): void {
  if (!first) {
    done();
    return;
  }
  const next = () => setTimeout(() => actInTurn(others, done), 50);
  if ('press' in first) {
    when(
      () => button(first.press) !== undefined,
      () => {
        button(first.press)?.click();
        next();
      },
    );
    return;
  }
  when(
    () => textOf(first.fill) !== undefined,
    () => {
      const element = textOf(first.fill);
      if (element) write(element, first.text);
      next();
    },
  );
}
