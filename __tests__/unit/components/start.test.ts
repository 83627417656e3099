/** @jest-environment jsdom */
import { repeatedWithTime } from '@/components/browser/behaviours';
import { start } from '@/components/browser/start';

test('a behaviour that a browser cannot run takes no other down, nor the same on another element', () => {
  document.body.innerHTML =
    '<p data-behaviour="menu" id="old"></p><p data-behaviour="menu"></p><p data-behaviour="tip"></p>';
  const mark = (element: HTMLElement) => {
    element.matches('#old') ? element.matches(':no-such-selector(') : element.append('works');
  };
  start({ menu: mark, tip: mark });
  expect([...document.body.children].map(({ textContent }) => textContent)).toEqual([
    '',
    'works',
    'works',
  ]);
});

test('the year and the date are of now, by the visitor’s clock', () => {
  const clock = jest.useFakeTimers({ now: new Date('2026-11-20') });
  document.body.innerHTML =
    '<time data-behaviour="date" datetime="2026-11-20">20/11/2026</time> © <b data-behaviour="year">2026</b> Studio 2026';
  start(repeatedWithTime);
  clock.setSystemTime(new Date('2031-12-31T23:59:59Z'));
  start(repeatedWithTime); // Once a minute.
  expect(document.body).toHaveTextContent('31/12/2031 © 2031 Studio 2026');
  expect(document.querySelector('time')).toHaveAttribute('datetime', '2031-12-31');
});
