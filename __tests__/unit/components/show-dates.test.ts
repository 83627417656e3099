/** @jest-environment jsdom */
import { showDates } from '@/components/browser/clock';

test('the year and the date are of now, by the visitor’s clock', () => {
  const clock = jest.useFakeTimers({ now: new Date('2026-11-20') });
  document.body.innerHTML =
    '<time data-live="date" datetime="2026-11-20">20/11/2026</time> © <b data-live="year">2026</b> Studio 2026';
  showDates();
  clock.setSystemTime(new Date('2031-12-31T23:59:59Z'));
  showDates(); // Once a minute.
  expect(document.body).toHaveTextContent('31/12/2031 © 2031 Studio 2026');
  expect(document.querySelector('time')).toHaveAttribute('datetime', '2031-12-31');
});
