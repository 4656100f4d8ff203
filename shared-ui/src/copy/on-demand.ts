export const notLoadedText = 'We couldn’t load this. Try again';
