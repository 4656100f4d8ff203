/** VL-12: shown at the field. */
export const leftOutWords = ({ signs: [first = '', ...others] }: { signs: readonly string[] }): string =>
  others.length === 0
    ? `Carriers can’t print ${first}. It was left out.`
    : `Carriers can’t print ${[first, ...others].join(' ')}. They were left out.`;
