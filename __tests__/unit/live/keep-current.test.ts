import { keepCurrent } from '@/components/live/now';

test('shows at once, at each change of minute, and when the visitor comes back', () => {
  jest.useFakeTimers({ now: new Date('2026-03-02T18:58:30.250Z') });
  const shownAt: string[] = [];
  keepCurrent(() => shownAt.push(new Date().toISOString().slice(11, 23)));

  jest.advanceTimersByTime(60_000);
  expect(shownAt).toEqual(['18:58:30.250', '18:59:00.000']);

  jest.setSystemTime(new Date('2026-03-02T21:10:20Z')); // The laptop slept.
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  window.dispatchEvent(new Event('pageshow'));
  expect(shownAt.slice(2)).toEqual(['21:10:20.000', '21:10:20.000']);
});
