import { clsx } from 'clsx';
import { Icon } from '@/components/ui/icon/icon';
import { Photo } from '@/components/ui/photo/photo';
import { WoodType } from '@/components/ui/wood-type/wood-type';
import { getContent } from '@/model/content';
import { minWidth } from '@/styles/media-queries';
import styles from './gallery.module.scss';
import { Lightbox } from './lightbox/lightbox.client';

// Between its margins, the page is 92vw wide. `sizes="auto"` can't replace these yet: Safari before 27 doesn't know it, and
// would download files that are too wide.
const WHOLE_ROW = '92vw';
const HALF_ROW = `${minWidth('two-columns')} 46vw,92vw`;
const BESIDE_LARGE_PHOTO = `${minWidth('inline-nav')} 30vw,${HALF_ROW}`;

export async function Gallery({ id }: { id?: string }) {
  const { heading, photos } = (await getContent()).gallery;
  const items = photos.map((photo, index) => ({
    ...photo,
    id: `foto-${index + 1}`,
    sizes: chooseSizes(index, photos.length),
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
        <WoodType lines={heading} variant="heading" joins="allWhenWide" />
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

/** Chooses a photo's `sizes`. They're exact on phones, where bytes count most. On wide screens, they may be too wide. */
function chooseSizes(index: number, count: number): string {
  const isAloneInLastRow = index === count - 1 && index % 2 === 1 && count > 2;
  if (index === 0 || isAloneInLastRow) {
    return WHOLE_ROW;
  }
  const isBesideLargePhoto = index <= 2 && count > 2;
  return isBesideLargePhoto ? BESIDE_LARGE_PHOTO : HALF_ROW;
}
