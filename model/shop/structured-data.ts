import type { HairSalon, WithContext } from 'schema-dts';
import { DAY_IN_MINUTES, formatClock } from '../hours/format';
import { listUpcomingSpecialDays } from '../hours/special-days';
import type { Hours, SpecialDay, Week } from '../hours/types';
import { groupWeek } from '../hours/week';
import type { Address } from './address';
import type { Price } from './format';
import { buildMapUrl } from './links';
import { isProfile } from './networks';
import { absoluteUrl } from './site-url';
import { internationalNumber, type Telephones } from './telephones';

type Shop = Telephones & {
  name: string;
  description: string;
  url: string;
  bookingUrl: string;
  address: Address;
  social: readonly string[];
  priceRange: string;
  paymentMethods: readonly string[];
};

type Service = Price & { title: string };

type Business = {
  shop: Shop;
  openingHours: { week: Week; specialDays: readonly SpecialDay[] };
  services: { heading: readonly string[]; services: readonly Service[] };
};

/** The hours of a closed day. Search engines read a day that opens and closes at midnight as closed. */
const CLOSED_HOURS = [{ opens: 0, closes: 0 }];

/** The names of the weekdays in schema.org. The first is Monday. */
const DAY_NAMES = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/**
 * Builds the shop's structured data for search engines. `photoNames` are the names of the shop's published photo files.
 * The data has no ratings or reviews, because Google forbids businesses to mark up reviews of themselves.
 */
export function buildStructuredData(
  { shop, openingHours, services }: Business,
  photoNames: readonly string[],
  now = new Date(),
): WithContext<HairSalon> {
  const { address } = shop;
  const specialDays = listUpcomingSpecialDays(openingHours.specialDays, address, now);
  const sameAs = shop.social.filter(isProfile);

  return {
    '@context': 'https://schema.org',
    '@type': 'HairSalon',
    '@id': `${absoluteUrl(shop, '/')}#barbearia`,
    name: shop.name,
    description: shop.description,
    url: absoluteUrl(shop, '/'),
    telephone: internationalNumber(shop.telephone),
    image: photoNames.map((name) => absoluteUrl(shop, `/fotos/${name}`)),
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${address.street}, ${address.district}`,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postalCode,
      addressCountry: 'BR',
    },
    hasMap: buildMapUrl(shop),
    openingHoursSpecification: groupWeek(openingHours.week).flatMap(({ hours, days }) =>
      describeHours(hours, { dayOfWeek: days.flatMap((day) => DAY_NAMES[day] ?? []) }),
    ),
    ...(specialDays.length > 0 && {
      specialOpeningHoursSpecification: specialDays.flatMap(({ from, to, hours }) =>
        describeHours(hours.length > 0 ? hours : CLOSED_HOURS, {
          validFrom: from,
          validThrough: to,
        }),
      ),
    }),
    priceRange: shop.priceRange,
    currenciesAccepted: 'BRL',
    paymentAccepted: shop.paymentMethods.join(', '),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: services.heading.join(' '),
      itemListElement: services.services.map((service) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: service.title },
        ...(service.price !== undefined && describePrice(service)),
      })),
    },
    potentialAction: { '@type': 'ReserveAction', target: shop.bookingUrl },
    ...(sameAs.length > 0 && { sameAs }),
  };
}

/** Describes the price of a service. A price “a partir de” is a minimum. */
function describePrice({ price, priceFrom }: Price) {
  const priceCurrency = 'BRL';
  if (!priceFrom) {
    return { priceCurrency, price };
  }
  const priceSpecification = {
    '@type': 'PriceSpecification' as const,
    priceCurrency,
    minPrice: price,
  };
  return { priceSpecification };
}

/**
 * Describes the hours of some weekdays or dates. Search engines expect 23:59 as the end of a day. Search engines read a
 * closing time that is earlier than the opening time as a time on the next day.
 */
function describeHours<Days>(hours: Hours, days: Days) {
  return hours.map(({ opens, closes }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    ...days,
    opens: formatClock(opens),
    closes: closes === DAY_IN_MINUTES ? '23:59' : formatClock(closes),
  }));
}
