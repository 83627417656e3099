import type { HairSalon, WithContext } from 'schema-dts';
import { isProfile } from '@/components/layout/site-footer/find-network';
import { DAY_IN_MINUTES, formatClock } from '@/model/clock';
import { internationalNumber } from '@/model/format';
import { buildMapUrl } from '@/model/links';
import type { Hours } from '@/model/opening-hours';
import type { Content, Service } from '@/model/schema';
import { absoluteUrl } from '@/model/site-url';
import { listUpcomingSpecialDays } from '@/model/special-days';
import { groupWeek } from '@/model/week';

/** Search engines read a day that opens and closes at midnight as closed. */
const CLOSED = [{ opens: 0, closes: 0 }];

/** From Monday. */
const DAY = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/**
 * The shop for search engines, with the file names of its photos. Without ratings or reviews: Google
 * forbids a business to mark up its own.
 */
export function buildStructuredData(
  content: Content,
  photos: readonly string[],
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
    image: photos.map((file) => absoluteUrl(shop, `/fotos/${file}`)),
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
      describeHours(hours, { dayOfWeek: days.flatMap((day) => DAY[day] ?? []) }),
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
  const type = 'PriceSpecification' as const;
  return priceFrom
    ? { priceSpecification: { '@type': type, priceCurrency, minPrice: price } }
    : { priceCurrency, price };
}

/** For search engines, a day ends at 23:59, and closing before opening means the next day. */
function describeHours<Days>(hours: Hours, days: Days) {
  return hours.map(({ opens, closes }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    ...days,
    opens: formatClock(opens),
    closes: closes === DAY_IN_MINUTES ? '23:59' : formatClock(closes),
  }));
}
