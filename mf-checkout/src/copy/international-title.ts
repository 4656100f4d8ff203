/** The title of the section and its dialog, and of the button that opens it. */
export const infoTitle = 'International information';
