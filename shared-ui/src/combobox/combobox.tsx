import { useCombobox } from 'downshift';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { comboboxWords } from '../copy/combobox.ts';
import { FieldFrame, type FieldWords, useFieldWiring } from '../field/field-frame.tsx';
import { limitHint } from '../field/limit-hint.tsx';
import { type TextFilter, useKeptText } from '../field/use-kept-text.ts';
import { Icon } from '../icon/icon.tsx';
import { LiveRegion } from '../live-region/live-region.tsx';
import { keepCursorKeys, pageFrom } from './cursor-keys.ts';
import { groupOptions } from './group-options.ts';
import { useElapsed } from './use-elapsed.ts';
import { useSameOption } from './use-same-option.ts';
import './combobox.css';

export type ComboboxOption = {
  id: string;
  label: string;
  /** A second, smaller line, such as the town. */
  detail?: string | undefined;
  /** Heading of the group that lists it, such as "Recent" or "Golf clubs". */
  group?: string | undefined;
};

/** The state of the search; `results` may be empty. */
export type ComboboxSearch =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'results'; options: readonly ComboboxOption[] };

export type ComboboxProps = FieldWords & {
  /** The text in the box; the owner keeps it. */
  text: string;
  onText: (text: string) => void;
  /** Filters a typed text. */
  keep?: TextFilter | undefined;
  onChoose: (option: ComboboxOption) => void;
  search: ComboboxSearch;
  /** Listed first, before anything is typed and during a search; the owner leaves out options that do not match. */
  recent?: readonly ComboboxOption[] | undefined;
  emptyMessage?: string | undefined;
  /** Milliseconds after which the message of an empty search disappears; without a value, it remains. */
  emptyForMs?: number | undefined;
  onBlur?: (() => void) | undefined;
  id?: string | undefined;
  name?: string | undefined;
  maxLength?: number | undefined;
  autoComplete?: string | undefined;
};

/** A text box with suggestions from its owner; typed text is never discarded. */
export function Combobox(props: ComboboxProps) {
  const { label, error, required, optional, text, onText, onChoose, search, recent = [] } = props;
  const printed = props.keep !== undefined;
  const { hint: leftOut, ...typed } = useKeptText(text, props.keep, onText, { printed });
  const hint = limitHint(text, props.maxLength, leftOut ?? props.hint);
  const { emptyMessage = comboboxWords.empty } = props;
  const wiring = useFieldWiring({ hint, error, required }, props.id);
  const found = search.status === 'results' ? search.options : [];
  const groups = groupOptions([...recent, ...found]);
  const flat = groups.flatMap((group) => group.options);

  const box = useCombobox<ComboboxOption>({
    items: flat,
    // The list scrolls in its frame, and the page scrolls too if the frame extends below the window.
    scrollIntoView: (option: HTMLElement | null) => option?.scrollIntoView?.({ block: 'nearest' }),
    inputId: wiring.control.id,
    inputValue: typed.value,
    selectedItem: null,
    itemToString: (option) => option?.label ?? '',
    getA11yStatusMessage: () => '',
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose(selectedItem);
    },
    stateReducer: (state, { type, changes }) => {
      const types = useCombobox.stateChangeTypes;
      // Leaving the box keeps the words as typed; only a press or Enter chooses.
      if (type === types.InputBlur) return { ...changes, selectedItem: null };
      const pages = type === types.InputKeyDownPageDown ? 1 : type === types.InputKeyDownPageUp ? -1 : 0;
      return pages !== 0 && state.isOpen
        ? { ...changes, highlightedIndex: pageFrom(state.highlightedIndex, pages, flat.length) }
        : changes;
    },
  });
  // Late results do not move the active option.
  useSameOption(flat, box.highlightedIndex, box.setHighlightedIndex);
  const empty = search.status === 'results' && flat.length === 0 && text !== '';
  const isMessageOver = useElapsed(empty && props.emptyForMs !== undefined, props.emptyForMs);
  const line = empty ? (isMessageOver ? '' : emptyMessage) : lineFor(search);
  // A message without options must not cover the next field.
  const isMessageOnly = flat.length === 0 && search.status !== 'loading';
  const isListShown = box.isOpen && (flat.length > 0 || line !== '');

  return (
    <FieldFrame words={{ label, hint, error, required, optional }} wiring={wiring}>
      <div className="ui-combobox">
        <div className="ui-field__box">
          <input
            {...box.getInputProps({
              onBlur: () => props.onBlur?.(),
              // In the input's own event: any later, React restores the old text in between, which ends a
              // composition and moves the cursor to the end.
              onChange: typed.onChange,
              onKeyDown: (event) => keepCursorKeys(event, box.highlightedIndex !== -1),
              'aria-labelledby': undefined,
            })}
            {...wiring.control}
            onCompositionEnd={typed.onCompositionEnd}
            role="combobox"
            dir="auto"
            className="ui-input"
            name={props.name}
            maxLength={props.maxLength}
            autoComplete={props.autoComplete ?? 'off'}
            aria-busy={search.status === 'loading' || undefined}
            aria-expanded={isListShown}
          />
          <Icon name="search" />
        </div>
        <div
          className={`ui-combobox__list${isListShown ? '' : ' ui-combobox__list--closed'}${isMessageOnly ? ' ui-combobox__list--message' : ''}`}
        >
          <div
            className="ui-combobox__options"
            {...box.getMenuProps({
              'aria-label': comboboxWords.suggestions({ label }),
              'aria-labelledby': undefined,
            })}
            // A list box without options is hidden.
            hidden={!isListShown || flat.length === 0}
          >
            {isListShown
              ? groups.map((group) => (
                  <OptionGroup key={group.name} name={group.name}>
                    {group.options.map((option) => {
                      const index = flat.indexOf(option);
                      const active = box.highlightedIndex === index;
                      return (
                        <div
                          key={option.id}
                          className={`ui-combobox__option${active ? ' ui-combobox__option--active' : ''}`}
                          {...box.getItemProps({ item: option, index })}
                        >
                          <span>{option.label}</span>
                          {option.detail ? (
                            <span className="ui-combobox__detail">{option.detail}</span>
                          ) : null}
                        </div>
                      );
                    })}
                  </OptionGroup>
                ))
              : null}
          </div>
          {line ? (
            <p
              className={`ui-combobox__line${search.status === 'failed' ? ' ui-combobox__line--failed' : ''}`}
            >
              {line}
            </p>
          ) : null}
        </div>
        <Spoken open={box.isOpen} count={flat.length} line={line} />
      </div>
    </FieldFrame>
  );
}

function OptionGroup({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  if (name === '') return children;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox groups its options by role
    <div role="group" aria-labelledby={id}>
      <div className="ui-combobox__group" id={id}>
        {name}
      </div>
      {children}
    </div>
  );
}

/** Announces the number of results once typing has paused. */
function Spoken({ open, count, line }: { open: boolean; count: number; line: string }) {
  const message = !open ? '' : line || (count === 0 ? '' : comboboxWords.results({ count }));
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(message), 400);
    return () => clearTimeout(timer);
  }, [message]);
  return <LiveRegion message={settled} />;
}

function lineFor(search: ComboboxSearch): string {
  if (search.status === 'loading') return comboboxWords.searching;
  return search.status === 'failed' ? search.message : '';
}
