import { render, screen } from '@testing-library/react';
import { placeBookingBar } from '@/components/live/behaviour';

type Sight = { target: Element; isIntersecting: boolean };

/** jsdom has no layout: the test says what is in view. */
function watchView() {
  const observed: Element[] = [];
  let report: (entries: Sight[]) => void = () => {};
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      report = (entries) =>
        callback(entries as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
    }
    observe(element: Element) {
      observed.push(element);
    }
  } as unknown as typeof IntersectionObserver;
  return { observed, report: (...entries: Sight[]) => report(entries) };
}

test('the bar shows only while no booking button and no footer does', () => {
  const view = watchView();
  render(
    <>
      <p data-live="hides-bar">Abertura</p>
      <footer data-live="hides-bar">Rodapé</footer>
      <div data-live="booking-bar">Barra</div>
    </>,
  );
  placeBookingBar();
  const bar = screen.getByText('Barra');
  const [hero, footer] = [screen.getByText('Abertura'), screen.getByText('Rodapé')];

  expect(view.observed).toEqual([hero, footer]);
  expect(bar).not.toHaveAttribute('data-visible');

  view.report({ target: hero, isIntersecting: true }, { target: footer, isIntersecting: false });
  expect(bar).not.toHaveAttribute('data-visible');
  view.report({ target: hero, isIntersecting: false });
  expect(bar).toHaveAttribute('data-visible');
  view.report({ target: footer, isIntersecting: true });
  expect(bar).not.toHaveAttribute('data-visible');
});
