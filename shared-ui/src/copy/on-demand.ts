export const notLoadedText = 'This did not load. Try again';
