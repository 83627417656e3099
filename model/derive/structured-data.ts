import type { DayOfWeek, HairSalon, WithContext } from 'schema-dts';
import type { Content } from '../content';
import type { Hours } from '../schema/opening-hours';
import type { Price } from '../schema/services';
import { joinPlaces } from './format';
import { buildBookingUrl, buildMapUrl } from './links';
import type { createSiteUrl } from './site-url';
import { listUpcomingSpecialDays } from './special-days';
import { formatClock } from './wall-clock';
import { formatWeekday, groupWeek } from './week';

/** Search engines read a day that opens and closes at midnight as closed. */
const CLOSED = [{ opens: '00:00', closes: '00:00' }];

/**
 * The shop for search engines. Deliberately without ratings or reviews: Google forbids a business to
 * mark up its own.
 */
export function buildStructuredData(
  { home, openingHours, services, shop }: Content,
  site: Pick<ReturnType<typeof createSiteUrl>, 'absolute'>,
  now = new Date(),
): WithContext<HairSalon> {
  const { address, geo } = shop;
  const specialDays = listUpcomingSpecialDays(openingHours.specialDays, shop.timeZone, now);
  // A network's home page is not a profile.
  const sameAs = shop.social.map(({ url }) => url).filter((url) => new URL(url).pathname !== '/');

  return {
    '@context': 'https://schema.org',
    '@type': 'HairSalon',
    name: shop.name.full,
    description: shop.description,
    url: site.absolute('/'),
    ...(shop.telephone && { telephone: shop.telephone }),
    image: site.absolute('/og.png'),
    address: {
      '@type': 'PostalAddress',
      streetAddress: joinPlaces(address.street, address.district),
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postalCode,
      addressCountry: 'BR',
    },
    ...(geo && { geo: { '@type': 'GeoCoordinates', ...geo } }),
    hasMap: buildMapUrl(shop),
    openingHoursSpecification: groupWeek(openingHours.week).flatMap(({ hours, weekdays }) => {
      const names = weekdays.map((weekday) => formatWeekday(weekday, 'long', 'en') as DayOfWeek);
      return describeHours(hours, { dayOfWeek: names });
    }),
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
      name: home.services.heading.join(' '),
      itemListElement: services.map(({ title, price }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: title },
        ...describePrice(price),
      })),
    },
    potentialAction: { '@type': 'ReserveAction', target: buildBookingUrl(shop) },
    ...(sameAs.length > 0 && { sameAs }),
  };
}

/** Empty for a price on request. */
function describePrice({ amount, isMinimum }: Price) {
  if (amount === undefined) {
    return {};
  }
  const price = { priceCurrency: 'BRL', [isMinimum ? 'minPrice' : 'price']: amount };
  return isMinimum
    ? { priceSpecification: { '@type': 'PriceSpecification' as const, ...price } }
    : price;
}

/** For search engines, a day ends at 23:59, and closing before opening means the next day. */
function describeHours<Days>(hours: Hours, days: Days) {
  return hours.map(({ opens, closes }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    ...days,
    opens,
    closes: closes === '24:00' ? '23:59' : formatClock(closes),
  }));
}
