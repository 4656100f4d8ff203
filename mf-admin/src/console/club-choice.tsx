import { Combobox, type ComboboxSearch } from '@sendahead/shared-ui';
import { useState } from 'react';
import { clubChoiceTexts as texts } from '../copy/club-choice.ts';
import { useClubs } from './use-clubs.ts';
import { useSettled } from './use-settled.ts';

/** Milliseconds without typing after which clubs are searched. */
const pauseMs = 300;
const minLetters = 2;

interface Props {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly optional?: boolean;
  readonly error?: string | undefined;
  /** The club's number; null if none is chosen. */
  readonly clubId: number | null;
  readonly onChange: (clubId: number | null) => void;
}

/** Chooses a club by part of its name or by its number. An empty box chooses none. */
export function ClubChoice({ label, hint, optional, error, clubId, onChange }: Props) {
  /** The text being typed; null while the chosen club is shown. */
  const [typed, setTyped] = useState<string | null>(null);
  const searchText = useSettled(typed?.trim() ?? '', pauseMs);
  const chosenClub = useClubs(clubId === null ? null : String(clubId));
  const isSearching = searchText.length >= minLetters || /^\d+$/.test(searchText);
  const matches = useClubs(isSearching ? searchText : null);
  const name = clubId === null ? '' : (chosenClub.data?.clubs[0]?.name ?? texts.club(clubId));
  const search: ComboboxSearch =
    typed === null || !isSearching
      ? { status: 'idle' }
      : matches.isError
        ? { status: 'failed', message: texts.notRead }
        : matches.isPending || typed.trim() !== searchText
          ? { status: 'loading' }
          : {
              status: 'results',
              // CO-137: a number finds an archived club too, which cannot be chosen.
              options: matches.data.clubs
                .filter(({ archived }) => archived !== true)
                .map((club) => ({
                  id: String(club.id),
                  label: club.name,
                  detail: texts.detail(club),
                })),
            };
  return (
    <Combobox
      label={label}
      hint={hint}
      optional={optional}
      error={error}
      text={typed ?? name}
      search={search}
      onText={(text) => {
        setTyped(text);
        if (text.trim() === '' && clubId !== null) onChange(null);
      }}
      onChoose={({ id }) => {
        setTyped(null);
        onChange(Number(id));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
