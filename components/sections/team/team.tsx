import { clsx } from 'clsx';
import { buildBookingLink, TextLink } from '@/components/shop/links';
import { RichText } from '@/components/shop/rich-text';
import { Avatar } from '@/components/ui/avatar/avatar';
import { Icon } from '@/components/ui/icon/icon';
import { WoodType } from '@/components/ui/wood-type/wood-type';
import { getContent } from '@/model';
import { interpolate } from '@/model/derive/interpolate';
import { site } from '@/model/derive/site';
import { buildPicture } from '@/model/photos/pictures';
import type { TeamMember } from '@/model/schema/people';
import { formatName } from '@/model/text/format-name';
import styles from './team.module.scss';

/** The team: a card per person. A team of one is a single wide card that contains the heading. */
export function Team() {
  const { home, team: members } = getContent();
  const text = home.team;
  const [only] = members.length === 1 ? members : [];
  const heading = <WoodType lines={text.heading} variant="heading" />;

  return (
    <section id="equipe" tabIndex={-1} aria-label={text.name} className={styles.section}>
      {only ? (
        <MemberCard member={only} heading={heading} />
      ) : (
        <>
          <div className="page">{heading}</div>
          <ul className={clsx(styles.members, 'stack page')}>
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
  /** The section's heading, if this is its only card. */
  heading?: React.ReactNode;
};

async function MemberCard({ member, heading }: MemberCardProps) {
  const { image: src, focus } = member;

  return (
    <article
      aria-label={heading ? undefined : member.name}
      className={clsx('stack', heading ? [styles.onlyCard, 'page'] : styles.card)}
    >
      {heading}
      <div className={clsx(styles.words, 'stack')}>
        <h3>{formatName(member.name)}</h3>
        {member.role && (
          <p>
            <b>{member.role}</b>
          </p>
        )}
        <RichText text={member.description} />
        {member.takesBookings && <BookWith member={member} />}
      </div>
      <div className={styles.portrait}>
        <Avatar
          name={member.name}
          picture={
            src ? await buildPicture({ src, focus, alt: '', preset: 'portrait' }) : undefined
          }
          sizes={heading ? '(min-width:60rem) 36vw,78vw' : '(min-width:44rem) 30vw,78vw'}
        />
      </div>
      {/* An image, not a background, so that it loads lazily. */}
      {/* biome-ignore lint/performance/noImgElement: an SVG needs no optimization. */}
      <img className={styles.floor} src={site.path('/icones/ladrilho.svg')} alt="" loading="lazy" />
    </article>
  );
}

function BookWith({ member }: MemberCardProps) {
  const nome = member.calledAs ?? member.name.split(' ')[0] ?? '';
  const label = interpolate(getContent().home.team.bookWithLabel, { nome });
  const { icon = 'arrow', ...link } = buildBookingLink(label);
  return (
    <p>
      <TextLink {...link}>
        {label}
        <Icon name={icon} />
      </TextLink>
    </p>
  );
}
