import { content, examples } from '@/content';
import { listExamples } from '@/content/check/examples';
import styles from './example-badge.module.scss';

/**
 * Reminds the owner, in `next dev` alone, of what is not the shop's own yet. The browser closes
 * it; it is back with the next reload.
 */
export function ExampleBadge() {
  const { length } = listExamples(content, examples);
  if (length === 0) {
    return null;
  }
  return (
    <dialog open className={styles.badge}>
      <form method="dialog">
        Conteúdo de exemplo: {length} {length === 1 ? 'item' : 'itens'}
        <button type="submit" aria-label="Fechar">
          ×
        </button>
      </form>
    </dialog>
  );
}
