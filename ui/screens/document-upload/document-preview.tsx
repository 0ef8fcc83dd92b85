import { useEffect, useRef } from 'react';

type DocumentPreviewProps = {
  readonly file: File;
  readonly label: string;
  /** The file holds no picture that this browser can open. */
  readonly onUnreadable: () => void;
};

const widest = 960;

/** The picture that a file holds, drawn on a canvas: the page's policy allows no address of a file. */
export function DocumentPreview({ file, label, onUnreadable }: DocumentPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const unreadable = useRef(onUnreadable);
  useEffect(() => {
    let isShown = true;
    createImageBitmap(file).then(
      (picture) => {
        if (isShown && canvas.current) draw(picture, canvas.current);
        picture.close();
      },
      () => {
        if (isShown) unreadable.current();
      },
    );
    return () => {
      isShown = false;
    };
  }, [file]);
  return <canvas ref={canvas} role="img" aria-label={label} width={3} height={2} />;
}

function draw(picture: ImageBitmap, canvas: HTMLCanvasElement): void {
  const scale = Math.min(1, widest / picture.width);
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
}
