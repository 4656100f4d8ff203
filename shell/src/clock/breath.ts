/** Lets the browser paint and answer input before the work goes on: no start of the page is one long task. */
export const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
