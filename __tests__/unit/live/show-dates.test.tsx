import { render, screen } from '@testing-library/react';
import { showDates } from '@/components/live/now';

test.each([
  ['2027-01-05T12:00:00Z', '2027-01-05', '05/01/2027'],
  ['2031-12-31T23:59:59Z', '2031-12-31', '31/12/2031'],
])('at %s the year and the date are of then', (now, isoDate, date) => {
  jest.useFakeTimers({ now: new Date(now) });
  render(
    <>
      <time data-live="date" dateTime="2026-11-20">
        20/11/2026
      </time>
      <p data-live="year" data-year="2026">
        {'© 2026 Barbearia 1985'}
      </p>
    </>,
  );
  showDates();
  showDates(); // Once a minute.
  expect(screen.getByRole('time')).toHaveTextContent(date);
  expect(screen.getByRole('time')).toHaveAttribute('datetime', isoDate);
  expect(screen.getByText(/Barbearia/)).toHaveTextContent(
    `© ${isoDate.slice(0, 4)} Barbearia 1985`,
  );
});
