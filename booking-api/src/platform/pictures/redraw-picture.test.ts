import sharp from 'sharp';
import { redrawPicture } from './redraw-picture.ts';

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });

describe('an uploaded photo', () => {
  it('TC-13 a photo is re-encoded: upright, without location and camera, at viewing size', async () => {
    const photo = await drawn(3000, 1500)
      .withExif({ IFD0: { Make: 'Spy Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 0/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const redrawn = await redrawPicture(photo);
    const { format, width, height, exif, orientation } = await sharp(redrawn).metadata();
    expect({ format, width, height, exif, orientation }).toEqual({
      format: 'jpeg',
      width: 1200,
      height: 2400,
      exif: undefined,
      orientation: undefined,
    });
  });

  it('TC-13 a photo may be a PNG; transparent parts become white', async () => {
    const png = await sharp({ create: { width: 2, height: 2, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    const { data } = await sharp(await redrawPicture(png))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(250);
  });

  it('C4-88 loses any other content of the file: a page after a JPEG, a virus signature', async () => {
    const page = '<script>alert(document.cookie)</script>';
    const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';
    const photo = Buffer.concat([await drawn(20, 20).jpeg().toBuffer(), Buffer.from(page + eicar)]);
    const redrawn = await redrawPicture(photo);
    expect(redrawn?.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    expect(redrawn?.includes('script')).toBe(false);
    expect(redrawn?.includes('EICAR')).toBe(false);
  });

  it('C4-88 a photo is not read if it is a bomb of 81 million pixels in a few kilobytes, an SVG with code, a page or empty', async () => {
    const bomb = await drawn(9000, 9000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.byteLength).toBeLessThan(500_000);
    const refused = [
      bomb,
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      Buffer.from('GIF89a'),
      Buffer.from('<html></html>'),
      Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'),
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00]),
      Buffer.alloc(0),
    ];
    for (const bytes of refused) expect(await redrawPicture(bytes)).toBeUndefined();
  });
});
