import { render, screen } from '@testing-library/react';
import { SiteFooter } from '@/components/layout/site-footer/site-footer';
import { showDates } from '@/components/live/now';
import { getContent } from '@/model';

const content = getContent();

// Wood type reads font files, which jsdom does not support.
jest.mock('@/components/ui/brand/brand', () => ({ Brand: () => null }));

test.each([
  ['2027-01-05T12:00:00Z', '2027-01-05', '05/01/2027'],
  ['2031-12-31T23:59:59Z', '2031-12-31', '31/12/2031'],
])('at %s the year and the date are of then, and a name keeps its number', (now, isoDate, date) => {
  const clock = jest.useFakeTimers({ now: new Date('2026-11-20') });
  jest.replaceProperty(content.shop, 'name', {
    trade: 'Studio',
    proper: '2026',
    full: 'Studio 2026',
  });
  jest.replaceProperty(content.uiText.footer, 'copyright', '{nome} © {ano}');
  render(
    <>
      <time data-live="date" dateTime="2026-11-20">
        20/11/2026
      </time>
      <SiteFooter />
    </>,
  );
  clock.setSystemTime(new Date(now));
  showDates();
  showDates(); // Once a minute.
  expect(screen.getByRole('time')).toHaveTextContent(date);
  expect(screen.getByRole('time')).toHaveAttribute('datetime', isoDate);
  expect(screen.getByText(/©/)).toHaveTextContent(`Studio 2026 © ${isoDate.slice(0, 4)}`);
});
