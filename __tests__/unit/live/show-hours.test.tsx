import { render, screen } from '@testing-library/react';
import { LiveData } from '@/components/live/live-data';
import { showHours } from '@/components/live/now';
import { OpenStatus } from '@/components/live/open-status';
import { HoursTable } from '@/components/sections/contact/hours-table';
import { content } from '@/model';
import { type OpeningHours, WEEKDAYS } from '@/model/schema/opening-hours';
import { withContent } from '../with-content';

const { uiText } = content;

const openingHours: OpeningHours = {
  week: content.openingHours.week,
  specialDays: [
    { from: '2027-01-01', to: '2027-01-01', hours: [], note: 'Ano-Novo' },
    {
      from: '2026-12-24',
      to: '2026-12-24',
      hours: [{ opens: '09:00', closes: '13:00' }],
      note: 'Véspera',
    },
    { from: '2026-12-25', to: '2026-12-25', hours: [], note: 'Natal' },
    { from: '2026-10-12', to: '2026-10-12', hours: [], note: 'Padroeira' },
  ],
};

/** Builds the page at one time, and opens it at another. */
function openPage({ builtAt, openedAt }: { builtAt: string; openedAt: string }) {
  const clock = jest.useFakeTimers({ now: new Date(builtAt) });
  withContent({ openingHours }, () =>
    render(
      <>
        <OpenStatus week={openingHours.week} />
        <HoursTable />
        <OpenStatus week={openingHours.week} />
        <LiveData content={content} />
      </>,
    ),
  );
  clock.setSystemTime(new Date(openedAt));
}

const rowOf = (day: string) => screen.getByText(day, { exact: false }).closest('tr');
const currentRows = () => document.querySelectorAll('[aria-current="date"]');

test('the HTML names no today and no state', () => {
  openPage({ builtAt: '2026-03-02T15:00:00Z', openedAt: '2026-03-02T15:00:00Z' });
  expect(screen.getAllByText('Seg a sex, 9h às 19h · Sáb, 9h às 17h')).toHaveLength(2);
  expect(document.querySelector('[data-state]')).toBeNull();
  expect(currentRows()).toHaveLength(0);
});

test('every status line says the state of now, not of the build', () => {
  openPage({ builtAt: '2026-03-01T15:00:00Z', openedAt: '2026-03-02T15:00:00Z' });
  showHours();
  for (const line of screen.getAllByText('Aberto agora · fecha às 19:00')) {
    expect(line).toHaveAttribute('data-state', 'open');
  }
  expect(screen.getAllByText('Aberto agora · fecha às 19:00')).toHaveLength(2);
});

test('marks today by the shop clock, not by UTC', () => {
  // Still Saturday in São Paulo.
  openPage({ builtAt: '2026-02-20T02:00:00Z', openedAt: '2026-03-01T02:00:00Z' });
  showHours();
  expect(rowOf('Sábado')).toHaveAttribute('aria-current', 'date');
  expect(currentRows()).toHaveLength(1);
  expect(screen.getAllByText(/^Fechado agora/)[0]).toHaveAttribute('data-state', 'closed');
});

test('moves the mark when the day changes', () => {
  openPage({ builtAt: '2026-03-02T15:00:00Z', openedAt: '2026-03-02T15:00:00Z' });
  showHours();
  expect(rowOf('Segunda')).toHaveAttribute('aria-current', 'date');
  jest.setSystemTime(new Date('2026-03-03T03:00:00Z'));
  showHours();
  expect(rowOf('Segunda')).not.toHaveAttribute('aria-current');
  expect(rowOf('Terça')).toHaveAttribute('aria-current', 'date');
});

test('Sunday is the seventh row', () => {
  openPage({ builtAt: '2026-03-02T15:00:00Z', openedAt: '2026-03-08T15:00:00Z' });
  showHours();
  expect(rowOf('Domingo')).toHaveAttribute('aria-current', 'date');
  expect(rowOf('Domingo')).toHaveTextContent('Domingo hojeFechado');
});

describe('special days', () => {
  test('are listed in order, without those that were over when the page was built', () => {
    openPage({ builtAt: '2026-11-20T15:00:00Z', openedAt: '2026-11-20T15:00:00Z' });
    const rows = [...document.querySelectorAll('tr')].slice(7);
    expect(rows.map(({ cells }) => [...cells].map((cell) => cell.textContent))).toEqual([
      ['24/12 · Véspera hoje', '09:00–13:00'],
      ['25/12 · Natal hoje', 'Fechado'],
      ['01/01 · Ano-Novo hoje', 'Fechado'],
    ]);
    for (const row of rows) {
      expect(row).toHaveAttribute('hidden');
    }
  });

  test.each([
    ['fifteen days before', '2026-12-10T23:59:59-03:00', false],
    ['fourteen days before', '2026-12-11T00:00:00-03:00', true],
    ['on its day', '2026-12-25T23:59:59-03:00', true],
    ['the day after', '2026-12-26T00:00:00-03:00', false],
  ])('%s', (_moment, openedAt, isShown) => {
    openPage({ builtAt: '2026-11-20T15:00:00Z', openedAt });
    showHours();
    expect(rowOf('Natal')?.hidden).toBe(!isShown);
  });

  test('on its day a special day is today, and its weekday is not', () => {
    openPage({ builtAt: '2026-11-20T15:00:00Z', openedAt: '2026-12-25T15:00:00Z' });
    showHours();
    expect(rowOf('Natal')).toHaveAttribute('aria-current', 'date');
    expect(currentRows()).toHaveLength(1);
    expect(screen.getAllByText('Fechado agora · abre amanhã às 09:00')).toHaveLength(2);
  });

  test('the weekdays are always shown', () => {
    openPage({ builtAt: '2026-11-20T15:00:00Z', openedAt: '2026-12-25T15:00:00Z' });
    showHours();
    const weekdays = [...document.querySelectorAll('tr')].slice(0, 7);
    expect(weekdays.filter(({ hidden }) => hidden)).toEqual([]);
  });
});

test('the table, the status and today agree on a day that two lines name', () => {
  const vacation = { from: '2026-12-20', to: '2027-01-05', hours: [], note: 'Férias' };
  const clock = jest.useFakeTimers({ now: new Date('2026-12-15T15:00:00Z') });
  const specialDays = [vacation, ...openingHours.specialDays];
  withContent({ openingHours: { ...openingHours, specialDays } }, () =>
    render(
      <>
        <OpenStatus week={openingHours.week} />
        <HoursTable />
        <LiveData content={content} />
      </>,
    ),
  );
  clock.setSystemTime(new Date('2026-12-24T15:00:00Z'));
  showHours();
  expect(screen.getByText('Aberto agora · fecha às 13:00')).toBeInTheDocument();
  expect(currentRows()).toHaveLength(1);
  expect(rowOf('Véspera')).toHaveAttribute('aria-current', 'date');
});

test('who never closes does not close at midnight', () => {
  const week = { ...openingHours.week };
  for (const weekday of WEEKDAYS) {
    week[weekday] = [{ opens: '00:00', closes: '24:00' }];
  }
  const clock = jest.useFakeTimers({ now: new Date('2026-03-02T15:00:00Z') });
  withContent({ openingHours: { week, specialDays: openingHours.specialDays } }, () =>
    render(
      <>
        <OpenStatus week={week} />
        <HoursTable />
        <LiveData content={content} />
      </>,
    ),
  );
  showHours();
  expect(screen.getByText('Seg a dom, 24 horas')).toHaveAttribute('data-state', 'open');
  expect(screen.getAllByRole('cell', { name: '24 horas' })).toHaveLength(7);
  clock.setSystemTime(new Date('2026-12-24T20:00:00Z'));
  showHours();
  expect(screen.getByText('Fechado agora · abre sábado às 00:00')).toBeInTheDocument();
});

test('a page without opening hours is left alone', () => {
  render(<p data-live="status">Olá</p>);
  showHours();
  expect(screen.getByText('Olá')).toBeInTheDocument();
});

test('no text can end the element that carries the facts', () => {
  const words = { ...uiText.status, closed: '</script><script>alert(1)</script>' };
  render(
    <LiveData
      content={{ ...content, openingHours, uiText: { ...content.uiText, status: words } }}
    />,
  );
  const json = document.querySelector('[data-live="facts"]')?.textContent ?? '';
  expect(json).not.toContain('<');
  expect(JSON.parse(json).words.closed).toBe(words.closed);
});
