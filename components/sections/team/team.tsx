import { clsx } from 'clsx';
import { Avatar } from '@/components/ui/avatar/avatar';
import { buildGeneratedClass } from '@/components/ui/generated-class/generated-class';
import { measureWidestWord } from '@/components/ui/wood-type/line-widths';
import { WoodType } from '@/components/ui/wood-type/wood-type';
import { getContent } from '@/model/content';
import type { TeamMember } from '@/model/loading/schema';
import { findInitial } from '@/model/shop/names';
import { pathTo } from '@/model/shop/site-url';
import { minWidth } from '@/styles/media-queries';
import { readNumber } from '@/styles/read-tokens';
import styles from './team.module.scss';

const MAX_COLUMNS = 4;

/** The widths of a portrait: of the only person's, and of one among several. */
const ALONE = `${minWidth('two-columns')} 44vw,min(24rem,72vw)`;
const IN_GRID = `${minWidth('two-columns')} min(24rem,46vw),37vw`;

/** If the team is a single person, their card is as wide as the page and contains the section's heading. */
export async function Team({ id }: { id?: string }) {
  const { heading: lines, members } = (await getContent()).team;
  const onlyMember = members.length === 1 ? members[0] : undefined;
  const heading = <WoodType lines={lines} variant="heading" />;
  const grid = buildGeneratedClass({ '--_columns': countColumns(members.length) });

  return (
    <section
      id={id}
      tabIndex={-1}
      aria-label="Equipe"
      className={clsx(styles.section, 'screen-only')}
    >
      {onlyMember ? (
        <MemberCard member={onlyMember} heading={heading} />
      ) : (
        <>
          <div className="page">{heading}</div>
          {grid.style}
          <ul className={clsx(styles.members, grid.className, 'stack page')}>
            {members.map((member) => (
              <li key={member.name}>
                <MemberCard member={member} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

type MemberCardProps = {
  member: TeamMember;
  /** Only the card of a one-person team contains the section's heading. */
  heading?: React.ReactNode;
};

function MemberCard({ member, heading }: MemberCardProps) {
  const name = buildGeneratedClass({
    '--word': measureWidestWord(member.name, readNumber('member-name-stretch')),
  });

  return (
    <article
      aria-label={heading ? undefined : member.name}
      className={clsx('stack', heading ? [styles.onlyCard, 'page'] : styles.card)}
    >
      {heading}
      <div className={clsx(styles.words, 'stack')}>
        {name.style}
        <h3 className={name.className}>{member.name}</h3>
        {member.role && (
          <p>
            <b>{member.role}</b>
          </p>
        )}
        {member.description && <p>{member.description}</p>}
      </div>
      <div className={styles.portrait}>
        <Avatar
          name={member.name}
          letter={findInitial(member.name)}
          picture={member.portrait}
          sizes={heading ? ALONE : IN_GRID}
        />
      </div>
      {/* The tiled floor is an image instead of a background, so it loads lazily. */}
      <img className={styles.floor} src={pathTo('/icones/ladrilho.svg')} alt="" loading="lazy" />
    </article>
  );
}

/** Divides the team into rows of about the same length: seven people into 4 and 3, nine into 3, 3 and 3. */
function countColumns(teamSize: number): number {
  const rows = Math.ceil(teamSize / MAX_COLUMNS);
  return Math.ceil(teamSize / rows);
}
