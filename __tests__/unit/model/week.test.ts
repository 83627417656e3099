import { summarizeWeek } from '@/model/hours/week';
import { buildWeek } from '../../fixtures/week';

const [long, short, withBreak] = ['09:00–19:00', '09:30–17:00', '08:00–12:00 14:00–24:00'];

test.each<[Record<string, string>, string]>([
  [
    { seg: long, ter: long, qua: long, qui: long, sex: long, sáb: short },
    'Seg a sex, 9h às 19h · Sáb, 9h30 às 17h',
  ],
  [{ qua: long }, 'Qua, 9h às 19h'],
  [{ seg: long, ter: long }, 'Seg e ter, 9h às 19h'],
  [{ ter: long, qui: long, sáb: long }, 'Ter, qui e sáb, 9h às 19h'],
  [{ seg: long, ter: long, qua: long, sáb: long }, 'Seg a qua e sáb, 9h às 19h'],
  [{ ter: long, qua: short, qui: long }, 'Ter e qui, 9h às 19h · Qua, 9h30 às 17h'],
  [{ seg: '09:05–25:00' }, 'Seg, 9h05 à 1h'],
  [{ sex: withBreak }, 'Sex, 8h às 12h e 14h à 0h'],
  [
    { seg: long, ter: long, qua: long, qui: long, sex: long, sáb: long, dom: long },
    'Seg a dom, 9h às 19h',
  ],
  [{ seg: '00:00–24:00', ter: '00:00–24:00', qua: '00:00–24:00' }, 'Seg a qua, 24 horas'],
  [{}, ''],
])('the week %j is summarized as “%s”', (days, summary) => {
  expect(summarizeWeek(buildWeek(days))).toBe(summary);
});
