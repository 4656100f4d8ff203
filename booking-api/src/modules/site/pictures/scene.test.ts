import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { standaloneScene } from './scene.ts';

const scenes = join(__dirname, '../../../../../shell/src/scenes');
const read = (file: string) => readFileSync(join(scenes, file), 'utf8');

describe('a scene as an image', () => {
  it('a scene as an image has only the colors of its brand, light and dark', () => {
    const scene = standaloneScene(read('ski.svg'), read('scenes.css'), 'ski') ?? '';
    const [, style = ''] = /^<svg [^>]*><style>(.*?)<\/style>/.exec(scene) ?? [];
    expect(style).toMatch(/^svg\{color-scheme:light dark;--scene-/);
    expect(style).toContain('--scene-sky-1:');
    expect(style).not.toMatch(/data-|[{].*[{]/);
    const used = [...scene.matchAll(/var\((--scene-[\w-]+)/g)].map(([, name]) => name ?? '');
    expect(used.filter((name) => !style.includes(`${name}:`))).toEqual([]);
  });

  it('a scene as an image does not exist for a brand without a drawing or with an unknown name', () => {
    expect(standaloneScene('', read('scenes.css'), 'ski')).toBeUndefined();
    expect(standaloneScene(read('ski.svg'), read('scenes.css'), 'sail')).toBeUndefined();
    expect(standaloneScene(read('ski.svg'), read('scenes.css'), '.*')).toBeUndefined();
  });
});
