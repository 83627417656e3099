/** @jest-environment jsdom */
import { repeatedWithTime } from '@/components/browser/behaviours';
import { start } from '@/components/browser/start';

function failOn(id: string) {
  return (element: HTMLElement) => {
    if (element.id === id) {
      throw new TypeError('no such method');
    }
    element.append('started');
  };
}

test('a behaviour that fails stops neither the others nor itself on other elements', () => {
  document.body.innerHTML =
    '<p data-behaviour="menu" id="old"></p><p data-behaviour="menu"></p><p data-behaviour="tooltip"></p>';
  start({ menu: failOn('old'), tooltip: failOn('none') });
  const texts = [...document.body.children].map(({ textContent }) => textContent);
  expect(texts).toEqual(['', 'started', 'started']);
  jest.mocked(console.error).mockClear();
});

test('a behaviour that fails is logged with its name and its error', () => {
  document.body.innerHTML = '<p data-behaviour="menu" id="old"></p>';
  start({ menu: failOn('old') });
  const [message, error] = jest.mocked(console.error).mock.calls[0] ?? [];
  expect(message).toContain('"menu"');
  expect(error).toEqual(new TypeError('no such method'));
  jest.mocked(console.error).mockClear();
});

test('the year and the date follow the visitor’s clock', () => {
  const clock = jest.useFakeTimers({ now: new Date('2026-11-20') });
  document.body.innerHTML =
    '<time data-behaviour="date" datetime="2026-11-20">20/11/2026</time> © <b data-behaviour="year">2026</b> Studio 2026';
  start(repeatedWithTime);
  clock.setSystemTime(new Date('2031-12-31T23:59:59Z'));
  start(repeatedWithTime); // The page's script does so every minute.
  expect(document.body).toHaveTextContent('31/12/2031 © 2031 Studio 2026');
  expect(document.querySelector('time')).toHaveAttribute('datetime', '2031-12-31');
});
