import type { HairSalon, WithContext } from 'schema-dts';
import { DAY_IN_MINUTES } from '../hours/clock';
import { formatClock } from '../hours/format-time';
import { listComingYear, type Occurrence } from '../hours/special-days';
import type { Hours, OpeningHours } from '../hours/types';
import { groupWeek, type WeekdayGroup } from '../hours/week';
import { isChat, isProfile } from './networks';
import type { Service, Services } from './services';
import type { Shop } from './shop';
import { absoluteUrl } from './site-url';
import { internationalNumber } from './telephones';
import { buildMapUrl } from './urls';

/** Search engines treat a day that opens and closes at midnight as closed. */
const CLOSED_HOURS = [{ opens: 0, closes: 0 }];

const DAY_NAMES = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

type Business = { shop: Shop; openingHours: OpeningHours; services: Services };

/**
 * Leaves out ratings and reviews: Google forbids businesses to mark up reviews of themselves. `photoNames` are the
 * names of published files.
 */
export function buildStructuredData(
  { shop, openingHours, services }: Business,
  photoNames: readonly string[],
  now = new Date(),
): WithContext<HairSalon> {
  const { address } = shop;
  const specialDays = listComingYear(openingHours.specialDays, address, now);
  const sameAs = shop.social.filter(isProfile);
  const bookingPage = shop.bookingUrl && isChat(shop.bookingUrl) ? undefined : shop.bookingUrl;

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
    openingHoursSpecification: groupWeek(openingHours.week).flatMap(describeWeekdays),
    ...(specialDays.length > 0 && {
      specialOpeningHoursSpecification: specialDays.flatMap(describeSpecialDay),
    }),
    ...(shop.priceRange && { priceRange: shop.priceRange }),
    currenciesAccepted: 'BRL',
    ...(shop.paymentMethods.length > 0 && { paymentAccepted: shop.paymentMethods.join(', ') }),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: services.heading.join(' '),
      itemListElement: services.items.map((service) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: service.title },
        ...(service.price !== undefined && describePrice(service)),
      })),
    },
    ...(bookingPage && { potentialAction: { '@type': 'ReserveAction', target: bookingPage } }),
    ...(sameAs.length > 0 && { sameAs }),
  };
}

function describePrice({ price, priceFrom }: Pick<Service, 'price' | 'priceFrom'>) {
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

function describeWeekdays({ hours, days }: WeekdayGroup) {
  const dayOfWeek = days.flatMap((day) => DAY_NAMES[day] ?? []);
  return describeHours(hours, { dayOfWeek });
}

function describeSpecialDay({ dates, hours }: Occurrence) {
  const isClosed = hours.length === 0;
  const days = { validFrom: dates.from, validThrough: dates.to };
  return describeHours(isClosed ? CLOSED_HOURS : hours, days);
}

/**
 * Search engines expect 23:59 as the end of a day. To them, a closing time before the opening time is on the next day.
 */
function describeHours<Days>(hours: Hours, days: Days) {
  return hours.map(({ opens, closes }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    ...days,
    opens: formatClock(opens),
    closes: closes === DAY_IN_MINUTES ? '23:59' : formatClock(closes),
  }));
}
