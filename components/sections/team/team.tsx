import { clsx } from 'clsx';
import { TextLink } from '@/components/shop/links';
import { Avatar } from '@/components/ui/avatar/avatar';
import { Icon } from '@/components/ui/icon/icon';
import { WoodType } from '@/components/ui/wood-type/wood-type';
import { getContent } from '@/model/content';
import { findInitial } from '@/model/names';
import { buildPicture } from '@/model/photos/pictures';
import type { TeamMember } from '@/model/schema';
import { pathTo } from '@/model/site-url';
import styles from './team.module.scss';

/** The team: a card per person. A team of one is a single wide card that contains the heading. */
export async function Team() {
  const { heading: lines, team: members } = (await getContent()).team;
  const [only] = members.length === 1 ? members : [];
  const heading = <WoodType lines={lines} variant="heading" />;

  return (
    <section
      id="equipe"
      tabIndex={-1}
      aria-label="Equipe"
      className={clsx(styles.section, 'screen-only')}
    >
      {only ? (
        <MemberCard member={only} team={members} heading={heading} />
      ) : (
        <>
          <div className="page">{heading}</div>
          <ul className={clsx(styles.members, 'stack page')}>
            {members.map((member) => (
              <li key={member.name}>
                <MemberCard member={member} team={members} />
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
  team: readonly TeamMember[];
  /** The section's heading, if this is its only card. */
  heading?: React.ReactNode;
};

async function MemberCard({ member, team, heading }: MemberCardProps) {
  const { image: src, focus } = member;

  return (
    <article
      aria-label={heading ? undefined : member.name}
      className={clsx('stack', heading ? [styles.onlyCard, 'page'] : styles.card)}
    >
      {heading}
      <div className={clsx(styles.words, 'stack')}>
        <h3>{member.name}</h3>
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
          picture={
            src ? await buildPicture({ src, focus, alt: '', preset: 'portrait' }) : undefined
          }
          sizes={buildSizes(team.length)}
        />
      </div>
      {/* An image, not a background, so that it loads lazily. */}
      <img className={styles.floor} src={pathTo('/icones/ladrilho.svg')} alt="" loading="lazy" />
    </article>
  );
}

/** The `sizes` of a portrait: its width in team.module.scss, in percent of the page. */
function buildSizes(count: number): string {
  const wide = count === 1 ? '38vw' : `min(24rem,${count === 2 ? 46 : 30}vw)`;
  return `(min-width:44rem) ${wide},min(24rem,${count === 1 ? 72 : 92}vw)`;
}
