export const fileWords = {
  download: 'Download',
  downloadOf: (title: string) => `Download: ${title}`,
  getting: 'Downloading…',
} as const;
