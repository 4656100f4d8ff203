/** Lets the first fragment have the line to itself: the others wait until it stands, but never longer than `millis`. */
export interface Precedence {
  readonly othersMayLoad: Promise<void>;
  firstStands(): void;
}

export function createPrecedence(millis: number): Precedence {
  let open: () => void = () => undefined;
  const othersMayLoad = new Promise<void>((resolve) => {
    open = resolve;
  });
  setTimeout(open, millis);
  return { othersMayLoad, firstStands: () => open() };
}
