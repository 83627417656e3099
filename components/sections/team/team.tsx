import { clsx } from 'clsx';
import { TextLink } from '@/components/shop/links';
import { Avatar } from '@/components/ui/avatar/avatar';
import { buildGeneratedClass } from '@/components/ui/generated-class/generated-class';
import { Icon } from '@/components/ui/icon/icon';
import { measureWidestWord } from '@/components/ui/wood-type/font-metrics';
import { WoodType } from '@/components/ui/wood-type/wood-type';
import { getContent } from '@/model/content';
import type { TeamMember } from '@/model/loading/schema';
import { buildPicture } from '@/model/photos/pictures';
import { findInitial } from '@/model/shop/names';
import { pathTo } from '@/model/shop/site-url';
import { minWidth } from '@/styles/media-queries';
import { readNumber } from '@/styles/read-tokens';
import styles from './team.module.scss';

/** If the team is a single person, their card is as wide as the page and contains the section's heading. */
export async function Team() {
  const { heading: lines, members } = (await getContent()).team;
  const onlyMember = members.length === 1 ? members[0] : undefined;
  const heading = <WoodType lines={lines} variant="heading" />;

  return (
    <section
      id="equipe"
      tabIndex={-1}
      aria-label="Equipe"
      className={clsx(styles.section, 'screen-only')}
    >
      {onlyMember ? (
        <MemberCard member={onlyMember} teamSize={1} heading={heading} />
      ) : (
        <>
          <div className="page">{heading}</div>
          <ul className={clsx(styles.members, 'stack page')}>
            {members.map((member) => (
              <li key={member.name}>
                <MemberCard member={member} teamSize={members.length} />
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
  /** The number of people in the team decides how wide each portrait is. */
  teamSize: number;
  /** Only the card of a one-person team contains the section's heading. */
  heading?: React.ReactNode;
};

async function MemberCard({ member, teamSize, heading }: MemberCardProps) {
  const { image: src, focus } = member;
  const name = buildGeneratedClass({
    '--word': measureWidestWord(member.name, readNumber('member-name-stretch')),
  });
  const picture = src ? await buildPicture({ src, focus, alt: '', preset: 'portrait' }) : undefined;

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
        <p>
          <TextLink href="#agendar">
            {`Agendar com ${member.calledAs ?? member.name}`}
            <Icon name="arrow" />
          </TextLink>
        </p>
      </div>
      <div className={styles.portrait}>
        <Avatar
          name={member.name}
          letter={findInitial(member.name)}
          picture={picture}
          sizes={buildSizes(teamSize)}
        />
      </div>
      {/* The tiled floor is an image instead of a background, so it loads lazily. */}
      <img className={styles.floor} src={pathTo('/icones/ladrilho.svg')} alt="" loading="lazy" />
    </article>
  );
}

/** A team of seven or more has smaller portraits on phones, and up to four columns on wide screens. */
const MIN_LARGE_TEAM = 7;

/** Nine people fill three rows of three, so they don't get four columns. */
const LARGE_TEAM_IN_THREE_COLUMNS = 9;

/** These widths must match the portraits in team.module.scss. */
function buildSizes(teamSize: number): string {
  const twoColumns = minWidth('two-columns');
  if (teamSize === 1) {
    return `${twoColumns} 38vw,min(24rem,72vw)`;
  }
  if (teamSize === 2) {
    return `${twoColumns} min(24rem,46vw),min(24rem,92vw)`;
  }
  if (teamSize < MIN_LARGE_TEAM) {
    return `${twoColumns} min(24rem,30vw),min(24rem,92vw)`;
  }
  const threeColumns = minWidth('inline-nav');
  const large = `${threeColumns} min(24rem,30vw),${twoColumns} min(24rem,46vw),37vw`;
  return teamSize === LARGE_TEAM_IN_THREE_COLUMNS
    ? large
    : `${minWidth('four-columns')} 22vw,${large}`;
}
