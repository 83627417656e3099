import { clsx } from 'clsx';
import { Icon } from '@/components/ui/icon/icon';
import { Tooltip } from '@/components/ui/tooltip/tooltip.client';
import { getContent } from '@/model';
import layout from '@/styles/layout.module.scss';
import { MenuToggle } from './menu-toggle.client';
import styles from './site-header.module.scss';

export const MENU_ID = 'menu';
const FALLBACK_ID = 'menu-fechado';

/** The button that opens and closes the menu and, without scripts or popovers, two links instead. */
export function MenuButtons() {
  const { menu } = getContent().uiText;
  // CSS shows the one of the current state.
  const states = [
    { name: 'closed', icon: 'menu', label: menu.open, id: FALLBACK_ID, targetId: MENU_ID },
    { name: 'open', icon: 'close', label: menu.close, id: undefined, targetId: FALLBACK_ID },
  ] as const;

  return (
    <span className={styles.toggles}>
      <Tooltip text={menu.label}>
        <MenuToggle menuId={MENU_ID} className={styles.toggle}>
          {states.map(({ name, icon, label }) => (
            <span key={name} className={styles[name]}>
              <Icon name={icon} />
              <span className={layout.visuallyHidden}>{label}</span>
            </span>
          ))}
        </MenuToggle>
      </Tooltip>
      {/* A popover would stay open over the section that its link targets; a `:target` closes. */}
      {states.map(({ name, id, targetId, icon, label }) => (
        // biome-ignore lint/a11y/useSemanticElements: only a link works without scripts.
        <a
          key={name}
          id={id}
          role="button"
          aria-expanded={name === 'open'}
          href={`#${targetId}`}
          className={clsx(styles.fallback, styles[name])}
        >
          <Icon name={icon} />
          <span className={layout.visuallyHidden}>{label}</span>
        </a>
      ))}
    </span>
  );
}
