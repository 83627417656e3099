import { WoodType } from '@/components/ui/wood-type/wood-type';
import styles from './numeral.module.scss';

/** Decoration from edge to edge over the heading of an error page. */
export function Numeral({ text }: { text: string }) {
  return (
    <div aria-hidden="true" className={styles.numeral}>
      <WoodType as="p" lines={[text]} setting="numeral" />
    </div>
  );
}
