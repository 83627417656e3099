import type { HairSalon, WithContext } from 'schema-dts';
import { DAY_IN_MINUTES, formatClock } from './clock';
import { internationalNumber } from './format';
import { buildMapUrl } from './links';
import { isProfile } from './networks';
import type { Hours } from './opening-hours';
import type { Content, Service } from './schema';
import { absoluteUrl } from './site-url';
import { listUpcomingSpecialDays } from './special-days';
import { groupWeek } from './week';

/** Hours of a closed day: search engines read a day that opens and closes at midnight as closed. */
const CLOSED = [{ opens: 0, closes: 0 }];

/** The names of the weekdays in schema.org, from Monday. */
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
 * Builds the shop's structured data for search engines, with the names of its photos' files. It has no ratings and no
 * reviews: Google forbids businesses to mark up their own.
 */
export function buildStructuredData(
  content: Content,
  photoNames: readonly string[],
  now = new Date(),
): WithContext<HairSalon> {
  const { openingHours, services, shop } = content;
  const { address } = shop;
  const specialDays = listUpcomingSpecialDays(content, now);
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
        describeHours(hours.length > 0 ? hours : CLOSED, { validFrom: from, validThrough: to }),
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

function describePrice({ price, priceFrom }: Service) {
  const priceCurrency = 'BRL';
  if (!priceFrom) {
    return { priceCurrency, price };
  }
  const type = 'PriceSpecification' as const;
  return { priceSpecification: { '@type': type, priceCurrency, minPrice: price } };
}

/**
 * Describes the hours of some days. For search engines a day ends at 23:59, and a closing time before the opening time
 * is on the next day.
 */
function describeHours<Days>(hours: Hours, days: Days) {
  return hours.map(({ opens, closes }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    ...days,
    opens: formatClock(opens),
    closes: closes === DAY_IN_MINUTES ? '23:59' : formatClock(closes),
  }));
}
