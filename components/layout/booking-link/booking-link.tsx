import { ButtonLink, type ButtonLinkProps } from '@/components/ui/button-link/button-link';
import type { Content } from '@/model/content';
import { buildBookingUrl, buildWhatsappUrl } from '@/model/derive/links';

type Words = Pick<Content, 'shop' | 'uiText'>;

type BookingLinkProps = Omit<ButtonLinkProps, 'content'> & { content: Words };

/** A button that begins a booking, on the shop's agenda or in WhatsApp, and says in which. */
export function BookingLink({ content: { shop, uiText }, ...props }: BookingLinkProps) {
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
export function leadToBooking(about: string, { shop, uiText }: Words) {
  return shop.bookingUrl
    ? { href: '#agendar' }
    : {
        href: buildWhatsappUrl(shop, about),
        newTabNote: uiText.opensInNewTab,
        icon: 'whatsapp' as const,
      };
}
