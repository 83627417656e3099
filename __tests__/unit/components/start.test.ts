/** @jest-environment jsdom */
import { repeatedWithTime } from '@/components/browser/behaviours';
import { start } from '@/components/browser/start';

/** Creates a behaviour that throws on the element with the given id, and writes “started” into any other. */
function createBehaviourThatFailsOn(id: string) {
  return (element: HTMLElement) => {
    if (element.id === id) {
      throw new TypeError('no such method');
    }
    element.append('started');
  };
}

const BROKEN = '<p data-behaviour="menu" id="broken"></p>';

/** Reads the text of each element in the body, in order. */
function readTexts(): string[] {
  return [...document.body.children].map(({ textContent }) => textContent ?? '');
}

test('a behaviour that fails on one element still starts on the next', () => {
  document.body.innerHTML = `${BROKEN}<p data-behaviour="menu"></p>`;
  start({ menu: createBehaviourThatFailsOn('broken') });
  expect(readTexts()).toEqual(['', 'started']);
  jest.mocked(console.error).mockClear();
});

test('a behaviour that fails does not stop other behaviours', () => {
  document.body.innerHTML = `${BROKEN}<p data-behaviour="tooltip"></p>`;
  const behaviour = createBehaviourThatFailsOn('broken');
  start({ menu: behaviour, tooltip: behaviour });
  expect(readTexts()).toEqual(['', 'started']);
  jest.mocked(console.error).mockClear();
});

test('a behaviour that fails is logged with its name and its error', () => {
  document.body.innerHTML = BROKEN;
  start({ menu: createBehaviourThatFailsOn('broken') });
  const [message, error] = jest.mocked(console.error).mock.calls[0] ?? [];
  expect(message).toContain('"menu"');
  expect(error).toEqual(new TypeError('no such method'));
  jest.mocked(console.error).mockClear();
});

test('the copyright year and the date of a policy follow the visitor’s clock', () => {
  const clock = jest.useFakeTimers({ now: new Date('2026-11-20') });
  document.body.innerHTML =
    '<time data-behaviour="date" datetime="2026-11-20">20/11/2026</time> © <b data-behaviour="year">2026</b> Studio 2026';
  start(repeatedWithTime);
  clock.setSystemTime(new Date('2031-12-31T23:59:59Z'));
  start(repeatedWithTime); // The page's script starts these behaviours again every minute.
  expect(document.body).toHaveTextContent('31/12/2031 © 2031 Studio 2026');
  expect(document.querySelector('time')).toHaveAttribute('datetime', '2031-12-31');
});
