import { clsx } from 'clsx';
import { Icon } from '@/components/ui/icon/icon';
import { Photo } from '@/components/ui/photo/photo';
import { WoodType } from '@/components/ui/wood-type/wood-type';
import { getContent } from '@/model/content';
import { buildPicture } from '@/model/photos/pictures';
import styles from './gallery.module.scss';
import { Lightbox } from './lightbox/lightbox.client';

/** A photo grid; each photo is a button that opens the lightbox. */
export async function Gallery() {
  const { heading, gallery: photos } = (await getContent()).gallery;
  const items = await Promise.all(
    photos.map(async (photo, index) => ({
      ...photo,
      id: `foto-${index + 1}`,
      sizes: buildSizes(index, photos.length),
      position: `${index + 1} de ${photos.length}`,
      picture: await buildPicture({ ...photo, preset: 'gallery' }),
    })),
  );

  return (
    <section
      id="galeria"
      tabIndex={-1}
      aria-label="Galeria"
      className={clsx(styles.section, 'on-dark screen-only')}
    >
      <div className="stack page">
        <WoodType lines={heading} variant="heading" />
        <ul className={clsx(styles.grid, 'stack')}>
          {items.map(({ id, sizes, alt, caption, picture }) => (
            <li key={id} className="stack">
              <button
                type="button"
                command="show-modal"
                commandfor={id}
                aria-label={`Ampliar foto: ${alt}`}
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

/** The `sizes` of a photo: its width in gallery.module.scss, in percent of the page. */
function buildSizes(index: number, count: number): string {
  const shares = count < 3 ? [] : [61, 30, 30]; // A large photo and two beside it.
  const isFullRow = index === 0 && count % 2 === 1;
  const wide = shares[index] ?? (count === 1 ? 92 : 46);
  return `(min-width:60rem) ${wide}vw,${isFullRow ? '' : '(min-width:44rem) 46vw,'}92vw`;
}
