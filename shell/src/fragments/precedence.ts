/** Gives the first fragment the whole connection: the others wait until it is shown, but never longer than `millis`. */
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
