/** @jest-environment jsdom */
import { repeatedEveryMinute } from '@/components/browser/behaviours';
import { runBehaviours } from '@/components/browser/run-behaviours';

test('a behaviour that fails is logged with its name, and all others still run', () => {
  document.body.innerHTML = `
    <p data-behaviour="menu" id="broken"></p>
    <p data-behaviour="menu"></p>
    <p data-behaviour="tooltip"></p>`;
  const error = new TypeError('no such method');
  const start = (element: HTMLElement) => {
    if (element.id === 'broken') {
      throw error;
    }
    element.append('started');
  };
  runBehaviours({ menu: start, tooltip: start });
  const texts = [...document.body.children].map(({ textContent }) => textContent);
  expect(texts).toEqual(['', 'started', 'started']);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('"menu"'), error);
  jest.mocked(console.error).mockClear();
});

test('the copyright year and a policy’s date follow the visitor’s clock', () => {
  const clock = jest.useFakeTimers({ now: new Date('2026-11-20') });
  document.body.innerHTML =
    '<time data-behaviour="date" datetime="2026-11-20">20/11/2026</time> © <b data-behaviour="year">2026</b> Studio 2026';
  runBehaviours(repeatedEveryMinute);
  clock.setSystemTime(new Date('2031-12-31T23:59:59Z'));
  runBehaviours(repeatedEveryMinute); // The page's script runs them again every minute.
  expect(document.body).toHaveTextContent('31/12/2031 © 2031 Studio 2026');
  expect(document.querySelector('time')).toHaveAttribute('datetime', '2031-12-31');
});
