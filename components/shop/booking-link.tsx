import { getContent } from '@/model';
import { buildBookingUrl, buildWhatsappUrl } from '@/model/derive/links';
import { ButtonLink, type ButtonLinkProps } from './button-link';

/** A button that starts a booking on the shop's booking site or in WhatsApp; its icon shows which. */
export function BookingLink(props: ButtonLinkProps) {
  const { shop } = getContent();
  return (
    <ButtonLink
      href={buildBookingUrl(shop)}
      icon={shop.bookingUrl ? 'external' : 'whatsapp'}
      {...props}
    />
  );
}

/** Link props for booking `about`: to the booking section, or to WhatsApp with a message naming it. */
export function buildBookingLink(about: string) {
  const { shop } = getContent();
  return shop.bookingUrl
    ? { href: '#agendar' }
    : { href: buildWhatsappUrl(shop, about), icon: 'whatsapp' as const };
}
