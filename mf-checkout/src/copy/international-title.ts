/** Of the section and its dialog, and of the button that leads there. */
export const infoTitle = 'International information';
