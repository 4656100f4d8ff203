export const didYouMean = ({ mail }: { mail: string }): string => `Did you mean ${mail}?`;
