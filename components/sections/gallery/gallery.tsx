import { clsx } from 'clsx';
import { Icon } from '@/components/ui/icon/icon';
import { Photo } from '@/components/ui/photo/photo';
import { WoodType } from '@/components/ui/wood-type/wood-type';
import { getContent } from '@/model/content';
import type { Picture } from '@/model/photos/pictures';
import { minWidth } from '@/styles/media-queries';
import { readNumber } from '@/styles/read-tokens';
import styles from './gallery.module.scss';
import { Lightbox } from './lightbox/lightbox.client';

/** From two columns on, every photo's box has about this aspect ratio. */
const BOX_RATIO = 3 / 2;

export async function Gallery({ id }: { id?: string }) {
  const { heading, photos } = (await getContent()).gallery;
  const items = photos.map((photo, index) => ({
    ...photo,
    id: `foto-${index + 1}`,
    sizes: buildSizes(photo.picture, index, photos.length),
    position: `${index + 1} de ${photos.length}`,
  }));

  return (
    <section
      id={id}
      tabIndex={-1}
      aria-label="Galeria"
      className={clsx(styles.section, 'on-dark screen-only')}
    >
      <div className="stack page">
        <WoodType lines={heading} variant="heading" joins="all-when-wide" />
        <ul className={clsx(styles.grid, 'stack')}>
          {items.map(({ id, sizes, caption, picture }) => (
            <li key={id} className="stack">
              <button
                type="button"
                command="show-modal"
                commandfor={id}
                aria-label={`Ampliar foto: ${picture.alt}`}
                className={styles.open}
              >
                <Photo picture={picture} sizes={sizes} className={styles.photo} />
                <span className={clsx(styles.badge, 'button')}>
                  <Icon name="expand" />
                </span>
              </button>
              {caption && <p className="small">{caption}</p>}
            </li>
          ))}
        </ul>
      </div>
      {items.map(({ id, position, caption, picture }) => (
        <Lightbox
          key={id}
          id={id}
          position={position}
          caption={caption}
          hasOthers={items.length > 1}
        >
          <Photo picture={picture} />
        </Lightbox>
      ))}
    </section>
  );
}

/**
 * These widths must match gallery.module.scss. Between its margins, the page is 92vw wide. `sizes="auto"` can't replace
 * them yet: Safari before 27 doesn't know it, and would download files that are too wide.
 */
function buildSizes(picture: Picture, index: number, count: number): string {
  // A panorama is cropped to 3:2, so its file has to be wider than its box. A single column shows it whole.
  const cropFactor = Math.max(1, picture.width / picture.height / BOX_RATIO);
  const widthInVw = Math.round(cropFactor * computeWidthInVw(index, count));
  // The page stops growing at `$page-width`, and a photo has the same share of it as of the 92vw.
  const maxWidthInRem = Math.round((widthInVw / 92) * readNumber('page-width'));
  const isAloneInTwoColumns = index === 0 && count % 2 === 1;
  const widthInTwoColumns = Math.round(cropFactor * (isAloneInTwoColumns ? 92 : 46));
  return [
    `${minWidth('inline-nav')} min(${widthInVw}vw,${maxWidthInRem}rem)`,
    `${minWidth('two-columns')} ${widthInTwoColumns}vw`,
    '92vw',
  ].join(',');
}

/** A photo's width on wide screens. */
function computeWidthInVw(index: number, count: number): number {
  if (count === 1) {
    return 92;
  }
  if (count === 2) {
    return 46;
  }
  if (index === 0) {
    return 61; // The large photo.
  }
  if (index <= 2) {
    return 30; // The two photos beside the large one.
  }
  const isAloneInLastRow = index === count - 1 && index % 2 === 1;
  return isAloneInLastRow ? 92 : 46;
}
