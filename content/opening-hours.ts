import type { WithExamples } from '@/model/example';
import type { OpeningHoursInput } from '@/model/schema/opening-hours';

const weekday = { opensAt: '09:00', closesAt: '19:00' };

export const openingHours = {
  week: {
    mon: weekday,
    tue: weekday,
    wed: weekday,
    thu: weekday,
    fri: weekday,
    sat: { opensAt: '09:00', closesAt: '17:00' },
    sun: null,
  },
  specialDays: [
    { date: '2026-12-25', hours: null, note: 'Natal' },
    { date: '2027-01-01', hours: null, note: 'Ano-Novo' },
  ],
} satisfies WithExamples<OpeningHoursInput>;
