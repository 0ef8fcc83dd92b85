import sharp from 'sharp';

/** A picture of noise, the same each time: 128 pixels of it are more than the least that a document may have. */
export async function aPicture(format: 'jpeg' | 'png', side = 128): Promise<Uint8Array<ArrayBuffer>> {
  let state = 7;
  const noise = (): number => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) >> 16;
  const pixels = Buffer.from(Array.from({ length: side * side * 3 }, noise));
  const picture = sharp(pixels, { raw: { width: side, height: side, channels: 3 } });
  const drawn = format === 'jpeg' ? picture.jpeg({ quality: 100, chromaSubsampling: '4:4:4' }) : picture.png();
  return Uint8Array.from(await drawn.toBuffer());
}
