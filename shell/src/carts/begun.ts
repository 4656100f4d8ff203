/** The events of a first input, by hand or by autofill. */
const firstActs = ['input', 'change', 'click', 'keydown'] as const;

/** Settles once something may have been entered on the page. */
export const begun = (page: Document): Promise<void> =>
  new Promise((resolve) => {
    const begin = (): void => {
      for (const act of firstActs) page.removeEventListener(act, begin, true);
      resolve();
    };
    for (const act of firstActs) page.addEventListener(act, begin, true);
  });
