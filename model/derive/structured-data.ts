import type { HairSalon, OpeningHoursSpecification, WithContext } from 'schema-dts';
import type { Path } from '../check/places';
import type { Hours, OpeningHours, Weekday } from '../schema/opening-hours';
import type { Content } from '../validate';
import { formatClock, formatShopName } from './format';
import { buildMapUrl } from './links';
import type { createSiteUrl } from './site-url';
import { findComingSpecialDays } from './special-days';
import { groupWeek } from './week';

const DAY_OF_WEEK = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const satisfies Record<Weekday, string>;

type StructuredDataFacts = {
  content: Pick<Content, 'home' | 'openingHours' | 'services' | 'shop'>;
  site: Pick<ReturnType<typeof createSiteUrl>, 'absolute'>;
  /** Where values are examples, such as `['shop', 'social', 0, 'url']`. */
  examples: readonly Path[];
  now?: Date;
};

/**
 * The shop as search engines read it. There are no ratings or reviews on purpose: a business may
 * not mark up those of itself.
 */
export function buildStructuredData({
  content: { home, openingHours, services, shop },
  site,
  examples,
  now,
}: StructuredDataFacts): WithContext<HairSalon> {
  const { address, geo } = shop;
  const specialDays = findComingSpecialDays(openingHours.specialDays, shop.timeZone, now);
  const sameAs = shop.social
    .filter(
      ({ url }, index) => isProfile(url) && !isExample(['shop', 'social', index, 'url'], examples),
    )
    .map(({ url }) => url);

  return {
    '@context': 'https://schema.org',
    '@type': 'HairSalon',
    name: formatShopName(shop),
    description: shop.description,
    url: site.absolute('/'),
    telephone: shop.telephone,
    image: site.absolute('/og.png'),
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${address.street}, ${address.district}`,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postalCode,
      addressCountry: 'BR',
    },
    ...(geo && { geo: { '@type': 'GeoCoordinates', ...geo } }),
    hasMap: buildMapUrl(shop),
    openingHoursSpecification: groupWeek(openingHours.week).map(({ hours, weekdays }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdays.map((weekday) => DAY_OF_WEEK[weekday]),
      ...formatTimes(hours),
    })),
    ...(specialDays.length > 0 && {
      specialOpeningHoursSpecification: specialDays.map(describeSpecialDay),
    }),
    priceRange: shop.priceRange,
    currenciesAccepted: 'BRL',
    paymentAccepted: shop.paymentMethods.map(({ schemaOrgName }) => schemaOrgName).join(', '),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: home.services.heading.join(' '),
      itemListElement: services.map(({ title, priceInReais }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: title },
        price: priceInReais,
        priceCurrency: 'BRL',
      })),
    },
    potentialAction: { '@type': 'ReserveAction', target: shop.bookingUrl },
    ...(sameAs.length > 0 && { sameAs }),
  };
}

function describeSpecialDay({
  date,
  hours,
}: OpeningHours['specialDays'][number]): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    // Search engines read a day that opens and closes at midnight as closed.
    ...(hours ? formatTimes(hours) : { opens: '00:00', closes: '00:00' }),
  };
}

/** For search engines a day ends at 23:59: midnight is the next one's beginning. */
function formatTimes({ opensAtMinute, closesAtMinute }: Hours) {
  return { opens: formatClock(opensAtMinute), closes: formatClock(Math.min(closesAtMinute, 1439)) };
}

/** A network's home page is nobody's profile. */
function isProfile(url: string): boolean {
  return new URL(url).pathname !== '/';
}

/** A mark on a value covers everything inside it. */
function isExample(path: Path, examples: readonly Path[]): boolean {
  return examples.some((marked) => marked.every((key, depth) => key === path[depth]));
}
