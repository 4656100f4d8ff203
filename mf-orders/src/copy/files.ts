export const fileWords = {
  download: 'Download',
  downloadOf: (title: string) => `Download: ${title}`,
  saved: (name: string) => `Downloaded: ${name}`,
  getting: 'Downloading…',
} as const;
