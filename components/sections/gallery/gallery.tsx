import { clsx } from 'clsx';
import { Icon } from '@/components/ui/icon/icon';
import { Photo } from '@/components/ui/photo/photo';
import { WoodType } from '@/components/ui/wood-type/wood-type';
import { getContent } from '@/model/content';
import { buildPicture } from '@/model/photos/pictures';
import styles from './gallery.module.scss';
import { Viewer } from './viewer.client';

/** A photo grid; each photo is a button that opens the viewer. */
export async function Gallery() {
  const { heading, gallery: photos } = (await getContent()).gallery;
  const items = await Promise.all(
    photos.map(async (photo, index) => ({
      ...photo,
      id: `foto-${index + 1}`,
      span: chooseGridSpan(index, photos.length),
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
      className={clsx(styles.section, 'on-dark')}
    >
      <div className="stack page">
        <WoodType lines={heading} variant="heading" />
        <ul className={clsx(styles.grid, 'stack')}>
          {items.map(({ id, span, sizes, alt, caption, picture }) => (
            <li key={id} className={clsx(styles[span], 'stack')}>
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
              {caption && <p>{caption}</p>}
            </li>
          ))}
        </ul>
      </div>
      {items.map(({ id, position, caption, picture }) => (
        <Viewer key={id} id={id} position={position} caption={caption} hasOthers={items.length > 1}>
          <Photo picture={picture} />
        </Viewer>
      ))}
    </section>
  );
}

/**
 * How many of the grid's twelve columns a photo spans, so that every row is full. The first three
 * photos are a large one with two beside it; the others follow in rows of three, and a remainder in
 * rows of two.
 */
export function chooseGridSpan(index: number, count: number) {
  if (count === 1) {
    return 'whole';
  }
  const halves = [0, 4, 2][count % 3] ?? 0;
  if (index >= count - halves) {
    return 'half';
  }
  return index === 0 ? 'lead' : 'third';
}

/** The `sizes` of a photo: its span's width in gallery.module.scss, rounded. */
function buildSizes(index: number, count: number): string {
  const share = { lead: 61, third: 30, half: 46, whole: 92 }[chooseGridSpan(index, count)];
  const isFullRow = index === 0 && count % 2 === 1;
  return `(min-width:60rem) ${share}vw,${isFullRow ? '' : '(min-width:44rem) 46vw,'}92vw`;
}
