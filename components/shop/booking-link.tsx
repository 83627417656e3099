import { ButtonLink, type ButtonLinkProps } from '@/components/ui/button-link/button-link';
import { getContent } from '@/model';
import { buildBookingUrl, buildWhatsappUrl } from '@/model/derive/links';

/** A button that starts a booking on the shop's booking site or in WhatsApp; its icon shows which. */
export function BookingLink(props: ButtonLinkProps) {
  const { shop, uiText } = getContent();
  return (
    <ButtonLink
      href={buildBookingUrl(shop)}
      newTabNote={uiText.opensInNewTab}
      icon={shop.bookingUrl ? 'external' : 'whatsapp'}
      {...props}
    />
  );
}

/** Link props for booking `about`: to the booking section, or to WhatsApp with a message naming it. */
export function buildBookingLink(about: string) {
  const { shop, uiText } = getContent();
  return shop.bookingUrl
    ? { href: '#agendar' }
    : {
        href: buildWhatsappUrl(shop, about),
        newTabNote: uiText.opensInNewTab,
        icon: 'whatsapp' as const,
      };
}
