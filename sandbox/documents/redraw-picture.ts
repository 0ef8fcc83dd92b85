import sharp from 'sharp';
import { maxUploadPixels } from '../../domain/documents/upload-limits';

/** A picture drawn anew from its pixels. */
export type RedrawnPicture = {
  readonly content: Buffer;
  readonly format: 'jpeg' | 'png';
  readonly width: number;
  readonly height: number;
};

/**
 * Opens a picture wholly and draws it anew, so that only its pixels are kept: no place where it was taken, and nothing
 * that hides behind it. A huge one is `too-many-pixels`, one that can't be opened to its end `unreadable`.
 */
export async function redrawPicture(content: Buffer): Promise<RedrawnPicture | 'too-many-pixels' | 'unreadable'> {
  try {
    const { format, width, height } = await sharp(content, { limitInputPixels: false }).metadata();
    if (format !== 'jpeg' && format !== 'png') return 'unreadable';
    if (width * height > maxUploadPixels) return 'too-many-pixels';
    const opened = sharp(content, { limitInputPixels: maxUploadPixels, failOn: 'truncated', sequentialRead: true });
    const upright = opened.autoOrient();
    const drawn = format === 'jpeg' ? upright.jpeg({ quality: 92 }) : upright.png();
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
    return { content: data, format, width: info.width, height: info.height };
  } catch {
    return 'unreadable';
  }
}
