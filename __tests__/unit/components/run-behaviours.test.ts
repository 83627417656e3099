/** @jest-environment jsdom */
import { repeatedEveryMinute } from '@/components/browser/behaviours';
import { runBehaviours } from '@/components/browser/run-behaviours';

/** The behaviour throws on one element, and writes “started” into all others. */
function createBehaviourThatFailsOn(id: string) {
  return (element: HTMLElement) => {
    if (element.id === id) {
      throw new TypeError('no such method');
    }
    element.append('started');
  };
}

const BROKEN = '<p data-behaviour="menu" id="broken"></p>';

function readTexts(): string[] {
  return [...document.body.children].map(({ textContent }) => textContent ?? '');
}

test('a behaviour that fails on one element still runs on the next', () => {
  document.body.innerHTML = `${BROKEN}<p data-behaviour="menu"></p>`;
  runBehaviours({ menu: createBehaviourThatFailsOn('broken') });
  expect(readTexts()).toEqual(['', 'started']);
  jest.mocked(console.error).mockClear();
});

test('a behaviour that fails doesn’t stop other behaviours', () => {
  document.body.innerHTML = `${BROKEN}<p data-behaviour="tooltip"></p>`;
  const behaviour = createBehaviourThatFailsOn('broken');
  runBehaviours({ menu: behaviour, tooltip: behaviour });
  expect(readTexts()).toEqual(['', 'started']);
  jest.mocked(console.error).mockClear();
});

test('if a behaviour fails, its name and the error are logged', () => {
  document.body.innerHTML = BROKEN;
  runBehaviours({ menu: createBehaviourThatFailsOn('broken') });
  const [message, error] = jest.mocked(console.error).mock.calls[0] ?? [];
  expect(message).toContain('"menu"');
  expect(error).toEqual(new TypeError('no such method'));
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
