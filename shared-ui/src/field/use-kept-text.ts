import { type ChangeEvent, type CompositionEvent, useState } from 'react';

/** Filters a typed text. It must return its own results unchanged. */
export type TextFilter = (text: string) => string;

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * The sentence about the characters that a filter removed last. It appears while they are typed: when a field
 * is left, it would move the button that is being pressed.
 */
function useLeftOut(keep: TextFilter | undefined) {
  const [words, setWords] = useState<string | undefined>();
  const note = (text: string): void => {
    if (!keep || keep(text) === text) return;
    import('./left-out.ts')
      .then(({ leftOutOf }) => setWords((now) => leftOutOf(text, keep) ?? now))
      .catch(() => undefined);
  };
  return { words, note };
}

/** Replaces the control's text by the filtered text, with the cursor after the typed character. */
function write(control: TextControl, keep: TextFilter): void {
  const filteredText = keep(control.value);
  if (filteredText === control.value) return;
  // Fields of some types, such as email, have no cursor that can be read.
  const cursor =
    control.selectionStart === null ? null : keep(control.value.slice(0, control.selectionStart)).length;
  control.value = filteredText;
  if (cursor !== null) control.setSelectionRange(cursor, cursor);
}

/**
 * Filters a text while it is typed; spread the answer on the control. While an input method composes, the
 * control shows the text as it is composed and the owner gets nothing: a filter or a search would break the
 * composition. `printed`: the text is for a label, and characters that no carrier prints are named when they
 * are removed.
 */
export function useKeptText(
  value: string,
  keep: TextFilter | undefined,
  onText: (text: string) => void,
  { printed = false }: { printed?: boolean } = {},
) {
  const [composed, setComposed] = useState<string | null>(null);
  const leftOut = useLeftOut(printed ? keep : undefined);
  const settle = (control: TextControl): void => {
    setComposed(null);
    leftOut.note(control.value);
    if (keep) write(control, keep);
    onText(control.value);
  };
  return {
    value: composed ?? value,
    onChange: ({ nativeEvent, currentTarget }: ChangeEvent<TextControl>): void => {
      if ('isComposing' in nativeEvent && nativeEvent.isComposing === true) setComposed(currentTarget.value);
      else settle(currentTarget);
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<TextControl>): void => settle(currentTarget),
    ...(leftOut.words === undefined ? {} : { hint: leftOut.words }),
  };
}
