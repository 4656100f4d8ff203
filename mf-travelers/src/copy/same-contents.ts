/** TR-30 */
export const sameContents = ({ bag }: { bag: string }): string => `Same as ${bag}`;
