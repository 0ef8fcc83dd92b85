import { useState } from 'react';
import { pictureAddress } from '../../domain/links/picture-address';
import { useConfiguration } from './injection';
import * as styles from './content-picture.module.css';

/** The size of a picture in CSS pixels, before the style sheet makes it as wide as there is room. */
const sizes = {
  wide: { width: 640, height: 256 },
  small: { width: 96, height: 64 },
} as const;

type PictureProps = {
  /** The address in the asset manager's content; '' or nothing for none. */
  readonly address: string | undefined;
  readonly size: keyof typeof sizes;
};

/**
 * Shows a picture of the asset manager's content beside the words that say the same, from an allowed place alone; its room
 * is kept from the first moment, and stays empty where it can't be loaded [MSG-09, MSG-10, MSG-15, ENT-36, ENT-37].
 */
export function ContentPicture({ address = '', size }: PictureProps) {
  const { imageHosts } = useConfiguration();
  const [lost, setLost] = useState<string>();
  const source = pictureAddress(address, { origin: window.location.origin, imageHosts });
  if (source === undefined) return null;
  return (
    <span className={styles.contentPicture} data-testid="content-picture" data-size={size}>
      <img
        key={source}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        alt=""
        {...sizes[size]}
        src={source}
        hidden={lost === source}
        onError={() => setLost(source)}
      />
    </span>
  );
}
