import { ButtonLink, type ButtonLinkProps } from '@/components/ui/button-link/button-link';
import { content } from '@/model';
import { buildBookingUrl, buildWhatsappUrl } from '@/model/derive/links';

/** A button that begins a booking, on the shop's agenda or in WhatsApp, and says in which. */
export function BookingLink(props: ButtonLinkProps) {
  const { shop, uiText } = content;
  return (
    <ButtonLink
      href={buildBookingUrl(shop)}
      newTabNote={uiText.opensInNewTab}
      icon={shop.bookingUrl ? 'external' : 'whatsapp'}
      {...props}
    />
  );
}

/** Where booking something leads: to how booking goes, or to the WhatsApp conversation, which names it. */
export function leadToBooking(about: string) {
  const { shop, uiText } = content;
  return shop.bookingUrl
    ? { href: '#agendar' }
    : {
        href: buildWhatsappUrl(shop, about),
        newTabNote: uiText.opensInNewTab,
        icon: 'whatsapp' as const,
      };
}
