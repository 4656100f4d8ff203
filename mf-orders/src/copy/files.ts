export const fileWords = {
  download: 'Download',
  downloadOf: (title: string) => `Download: ${title}`,
  getting: 'Getting it…',
} as const;
