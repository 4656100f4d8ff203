const bagNames: Readonly<Record<string, string>> = {
  'golf-standard': 'standard golf bag',
  'luggage-checked': 'checked suitcase',
  'ski-single': 'single ski bag',
  'trunk-standard': 'standard trunk',
};

/** A sample trip in words: "2 × standard golf bag, 10001 to 60601 and back". */
export const tripWords = ({
  count,
  size,
  from,
  to,
  isRoundTrip,
}: {
  count: number;
  size: string;
  from: string;
  to: string;
  isRoundTrip: boolean;
}): string => `${count} × ${bagNames[size] ?? size}, ${from} to ${to}${isRoundTrip ? ' and back' : ''}`;
