/** What a person does first, by hand or by autofill. */
const firstActs = ['input', 'change', 'click', 'keydown'] as const;

/** Settles once something can have been entered on the page. */
export const begun = (page: Document): Promise<void> =>
  new Promise((resolve) => {
    const begin = (): void => {
      for (const act of firstActs) page.removeEventListener(act, begin, true);
      resolve();
    };
    for (const act of firstActs) page.addEventListener(act, begin, true);
  });
