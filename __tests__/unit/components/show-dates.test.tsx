import { render, screen } from '@testing-library/react';
import { SiteFooter } from '@/components/layout/site-footer/site-footer';
import { showDates } from '@/components/live/now';
import { getContent } from '@/model';

const content = getContent();

// Wood type reads font files, which jsdom does not support.
jest.mock('@/components/shop/brand', () => ({ Brand: () => null }));

test('the year and the date are of now, and a name keeps its number', () => {
  const clock = jest.useFakeTimers({ now: new Date('2026-11-20') });
  const name = { trade: 'Studio', proper: '2026', full: 'Studio 2026' };
  jest.replaceProperty(content.shop, 'name', name);
  jest.replaceProperty(content.uiText.footer, 'copyright', '{nome} © {ano}');
  render(
    <>
      <time data-live="date" dateTime="2026-11-20">
        20/11/2026
      </time>
      <SiteFooter />
    </>,
  );
  clock.setSystemTime(new Date('2031-12-31T23:59:59Z'));
  showDates();
  showDates(); // Once a minute.
  expect(screen.getByRole('time')).toHaveTextContent('31/12/2031');
  expect(screen.getByRole('time')).toHaveAttribute('datetime', '2031-12-31');
  expect(screen.getByText(/©/)).toHaveTextContent('Studio 2026 © 2031');
});
