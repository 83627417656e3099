import { render, screen } from '@testing-library/react';
import { showHours } from '@/components/live/now';
import { OpenStatus, ScheduleData } from '@/components/live/open-status';
import { HoursTable } from '@/components/sections/contact/hours-table';
import { getContent } from '@/model';
import { type OpeningHours, WEEKDAYS } from '@/model/schema/opening-hours';
import { withContent } from '../with-content';

const content = getContent();

const { uiText } = content;

const MORNING = [{ opens: '09:00', closes: '13:00' }];

const openingHours: OpeningHours = {
  week: content.openingHours.week,
  specialDays: [
    { from: '2027-01-01', to: '2027-01-01', hours: [], note: 'Ano-Novo' },
    { from: '2026-12-24', to: '2026-12-24', hours: MORNING, note: 'Véspera' },
    { from: '2026-12-25', to: '2026-12-25', hours: [], note: 'Natal' },
    { from: '2026-10-12', to: '2026-10-12', hours: [], note: 'Padroeira' },
  ],
};

beforeAll(() => {
  // As in Firefox before 119, which does not reflect the property.
  Object.defineProperty(Element.prototype, 'ariaCurrent', { writable: true, value: null });
});

/** Builds the page with the given hours at the given time. */
function buildPage(hours: OpeningHours, builtAt: string) {
  jest.useFakeTimers({ now: new Date(builtAt) });
  withContent({ openingHours: hours }, () =>
    render(
      <>
        <OpenStatus />
        <HoursTable />
        <ScheduleData />
      </>,
    ),
  );
}

/** Runs the live script at a later time. */
function showAt(time: string) {
  jest.setSystemTime(new Date(time));
  showHours();
}

test('special days are listed in order, without those past at build time', () => {
  buildPage(openingHours, '2026-11-20T15:00:00Z');
  const rows = [...document.querySelectorAll('tr')].slice(7);
  expect(rows.map(({ cells }) => [...cells].map((cell) => cell.textContent))).toEqual([
    ['24/12 · Véspera hoje', '09:00–13:00'],
    ['25/12 · Natal hoje', 'Fechado'],
    ['01/01 · Ano-Novo hoje', 'Fechado'],
  ]);
  expect(rows.filter(({ hidden }) => !hidden)).toEqual([]);
});

test('after midnight, the day whose hours continue is highlighted', () => {
  const week = { ...openingHours.week, sat: [{ opens: '18:00', closes: '26:00' }] };
  buildPage({ ...openingHours, week }, '2026-03-02T15:00:00Z');
  const marked = () =>
    [...document.querySelectorAll('[aria-current="date"]')].map(({ textContent }) => textContent);

  showAt('2026-03-08T01:30:00-03:00');
  expect(screen.getByText('Aberto agora · fecha às 02:00')).toBeInTheDocument();
  expect(marked()).toEqual([expect.stringMatching(/^Sábado/)]);
  showAt('2026-03-08T02:00:00-03:00');
  expect(marked()).toEqual([expect.stringMatching(/^Domingo/)]);
});

test('a special day stays in the table until its night is over', () => {
  const hours = [{ opens: '18:00', closes: '26:00' }];
  const specialDays = [{ from: '2026-12-31', to: '2026-12-31', hours, note: 'Véspera' }];
  buildPage({ ...openingHours, specialDays }, '2026-12-15T15:00:00Z');
  showAt('2027-01-01T01:59:00-03:00');
  expect(document.querySelector('[aria-current]')).toHaveTextContent('31/12 · Véspera');
  expect(document.querySelector('[aria-current]')).toBeVisible();
  showAt('2027-01-01T02:00:00-03:00');
  expect(document.querySelector('[data-day="2026-12-31"]')).not.toBeVisible();
});

test('a shop that never closes does not close at midnight', () => {
  const week = { ...openingHours.week };
  for (const weekday of WEEKDAYS) {
    week[weekday] = [{ opens: '00:00', closes: '24:00' }];
  }
  buildPage({ ...openingHours, week }, '2026-03-02T15:00:00Z');
  showAt('2026-03-02T15:00:00Z');
  expect(screen.getByText('Seg a dom, 24 horas')).toHaveAttribute('data-state', 'open');
  expect(screen.getAllByRole('cell', { name: '24 horas' })).toHaveLength(7);
  showAt('2026-12-24T20:00:00Z');
  expect(screen.getByText('Fechado agora · abre sábado às 00:00')).toBeInTheDocument();
});

test('no text can close the JSON script element', () => {
  const words = { ...uiText.status, closed: '</script><script>alert(1)</script>' };
  withContent({ uiText: { ...uiText, status: words } }, () => render(<ScheduleData />));
  const json = document.getElementById('schedule')?.textContent ?? '';
  expect(json).not.toContain('<');
  expect(JSON.parse(json).texts.closed).toBe(words.closed);
});
