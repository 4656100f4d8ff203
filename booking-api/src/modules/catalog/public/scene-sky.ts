/** The color at the top of a scene, by day and by night. */
export interface SceneSky {
  readonly day: string;
  readonly night: string;
}

/** The same values as in the colors of the scenes. */
const skies: Readonly<Record<string, SceneSky>> = {
  golf: { day: '#cfe2d8', night: '#0b1b24' },
  sticks: { day: '#0b1836', night: '#050a18' },
  ski: { day: '#1a2150', night: '#060a20' },
  travel: { day: '#2a2c74', night: '#080b26' },
  luggagefree: { day: '#172635', night: '#060c13' },
  camps: { day: '#1f4038', night: '#07120f' },
  schools: { day: '#9cc9da', night: '#0b1524' },
  play: { day: '#45257e', night: '#0d0620' },
  cruise: { day: '#86cbdd', night: '#081527' },
};

/** Undefined for an unknown scene. */
export const skyOf = (scene: string): SceneSky | undefined =>
  Object.hasOwn(skies, scene) ? skies[scene] : undefined;
