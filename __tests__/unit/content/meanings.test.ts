/** @jest-environment node */
import type { FileId } from '@/model/content-files/files';
import { parseFile } from '@/model/content-files/parse';
import { readPath } from '@/model/content-files/path';
import { validate } from '@/model/content-files/validate';
import { findTimeZone, isInBrazil, STATES } from '@/model/schema/brazil';
import { WEEKDAYS } from '@/model/schema/opening-hours';
import { parseTelephone } from '@/model/schema/telephone';
import { retype, show } from './content-copy';

/** Spellings and their meaning: `40 | R$ 40 → 40`. */
const table = (text: string) =>
  text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [typed = '', meaning = ''] = line.trim().split(/ →(?: |$)/);
      return typed.split(' | ').map((one) => [one, meaning] as const);
    });

/** Spellings by file and field; after an arrow, the paths of the parsed parts if they differ. */
const FIELDS = {
  'services services[0].price': `40 | R$ 40 | R$40,00 | 40 reais | "40" | “40” | 40 # até dezembro → 40 false
     40,50 | 40.50 | 40,5 → 40.5 false
     1.200,00 | 1200 → 1200 false
     1.234,5 → 1234.5 false
     9999 → 9999 false
     a partir de 80 | A partir de R$ 80,00 | desde 80 → 80 true
     A partir de R$ 1.200,50 reais → 1200.5 true
     40 a 60 | R$ 40 - R$ 60 | de 40 até 60 reais | 40 ou 50 → 40 true
     sob consulta | A combinar | Sob orçamento | orçamento | consulte → false
     grátis | Gratuito | de graça | cortesia → 0 false`,
  'services services[0].title': `‘Corte’ | 'Corte' | "Corte" | Corte" | “Corte" | “Corte” | "*Corte*" | "**Corte**" → Corte
     \u200bCor\u200dte\ufeff | 💈 Corte | ❤️ Corte | Corte ✂️ | \u00a0Corte | Corte # o mais pedido → Corte
     1️⃣ Corte → 1 Corte
     "Corte: social" → Corte: social
     '"Corte" d''água' → “Corte” d’água
     'Banho d''água' → Banho d’água
     'Corte "social"' → Corte “social”
     "& Barba" → & Barba
     "!Corte" → !Corte
     Corte 5* e 4* → Corte 5* e 4*`,
  'services services[0].features[1]': `"Inclui: pezinho" → Inclui: pezinho
     "Tabela # 2 da máquina" → Tabela # 2 da máquina
     'Corte #1' → Corte #1
     "? Pezinho" → ? Pezinho
     null e void → null e void`,
  'openingHours week[0].hours → week.mon': `9h às 19h | 9 - 19 | 09:00 às 19:00 | das 9h às 19h | 9-19 | 9h—19h → 09:00 19:00
     9:00 - 12:00 e 13:30 - 19:00 | 9h às 12h,13h30 às 19h → 09:00 12:00 13:30 19:00
     9h ao meio-dia → 09:00 12:00
     0h às 24h | 24h | Aberto 24 horas | 24/7 → 00:00 24:00
     9h às 0h | 9h à meia-noite → 09:00 24:00
     18h às 2h → 18:00 26:00
     18h às 6h → 18:00 30:00
     14h às 18h e 20h às 1h30 → 14:00 18:00 20:00 25:30
     10h às 24h e 0h às 2h → 10:00 26:00
     8h às 12h, 14h às 24h e 0h às 2h → 08:00 12:00 14:00 26:00
     8,15 às 18,20 → 08:15 18:20
     8,15 às 18 → 08:15 18:00
     Fechado | fechada →`,
  'openingHours specialDays[0].date → specialDays.0.from specialDays.0.to': `5/3/2027 | 2027-03-05 | 05.03.2027 → 2027-03-05 2027-03-05
     24/12/2026 a 02/01/2027 | 24/12/2026 até 02/01/2027 → 2026-12-24 2027-01-02
     25/12 → 12-25 12-25
     1/1 → 01-01 01-01
     29/02 → 02-29 02-29
     24/12 a 02/01 | 24/12  ATÉ 02/01 | 24/12  -  02/01 | 24-12–02-01 | 24.12 — 02.01 → 12-24 01-02`,
  'shop telephone': `(11) 98765-4321 | 11 98765 4321 | 11987654321 | +55 11 98765-4321 | 5511987654321 | 011 98765-4321 | (011) 98765.4321 → +5511987654321
     55 55 99999-1234 → +5555999991234`,
  'shop whatsapp': `11 98765-4321 → +5511987654321
     (11) 90000-0000 → +5511900000000`,
  'shop address.postalCode': '01310100 | 01.310-100 | 01310-100 → 01310-100',
  'shop address.state → address.state timeZone': `sp | São Paulo | sao paulo → SP America/Sao_Paulo
     Pernambuco → PE America/Recife
     AM → AM America/Manaus
     rio grande do sul → RS America/Sao_Paulo`,
  'testimonials testimonials[5].stars': `5 | 5 estrelas → 5
     4/5 | 4 de 5 → 4
     ⭐⭐ → 2
     ★★★ → 3`,
  'shop address.district': `null →
     Vila Nova → Vila Nova`,
  'shop address.street': '"Rua Augusta # 12" → Rua Augusta # 12',
  'shop url':
    'www.jatoba.com.br | https://https://www.jatoba.com.br | HTTP://www.jatoba.com.br/ → https://www.jatoba.com.br',
  'shop bookingUrl → bookingUrl whatsapp': `https://calendar.google.com/calendar/u/0/appointments/schedules/A → https://calendar.google.com/calendar/u/0/appointments/schedules/A +5511900000000
     calendar.app.google/abc → https://calendar.app.google/abc +5511900000000
     whatsapp.com.br → https://whatsapp.com.br/ +5511900000000
     meuwa.me/1 → https://meuwa.me/1 +5511900000000
     wa.me/5511987654321 | https://api.whatsapp.com/send?phone=5511987654321 → +5511987654321
     wa.link/jatoba → +5511900000000`,
  'shop social[0]': `"@barbearia.ze" → Instagram https://instagram.com/barbearia.ze
     fb.com/a → Facebook https://fb.com/a
     fb.me/a → Facebook https://fb.me/a
     https://www.tiktok.com/@a → TikTok https://www.tiktok.com/@a
     https://youtu.be/a → YouTube https://youtu.be/a
     m.youtube.com/a → YouTube https://m.youtube.com/a
     https://instagr.am/a → Instagram https://instagr.am/a
     wa.me/5511900000000 → WhatsApp https://wa.me/5511900000000
     https://twitter.com/a → X https://twitter.com/a
     x.com/a → X https://x.com/a
     x.com.br/a → x.com.br https://x.com.br/a
     netflix.com/a → netflix.com https://netflix.com/a
     www.booksy.com/pt-br/a → booksy.com https://www.booksy.com/pt-br/a`,
  'shop name → name.trade name.proper': `Zé → Zé
     Barbearia do Zé → Barbearia do Zé
     barber shop Vila Mariana → barber shop Vila Mariana
     A Barbearia Zé → A Barbearia Zé`,
  'shop geo': `-23.5505, -46.6333 → -23.5505 -46.6333
     -23.5 ;  -46.6 | -23.5  -46.6 → -23.5 -46.6
     -33.69,-53.45 → -33.69 -53.45
     4.6 -60.7 → 4.6 -60.7
     -7.5 -73.9 → -7.5 -73.9
     -20.5 -29.3 → -20.5 -29.3`,
  'shop cancellationNoticeHours → cancellationNotice': `2 | 2 horas → 2 hour
     72hs | 72 h → 72 hour
     1 minuto → 1 minute
     45min → 45 minute
     4320 min → 4320 minute
     1 dia → 1 day
     3 dias → 3 day
     0 → 0 hour`,
  'home hero.photo.focus': `direita → 1 0.5
     esquerda → 0 0.5
     topo → 0.5 0
     base → 0.5 1
     centro → 0.5 0.5
     topo esquerda → 0 0
     Direita, Base → 1 1
     40% 20% → 0.4 0.2
     96% → 0.96 0.5
     7% 200% → 0.07 1
     base, 20% → 0.5 0.2
     100% centro → 1 0.5
     null →`,
  'home hero.photo.src': 'content/photos/hero.jpg | C:\\fotos\\hero.jpg → hero.jpg',
  'home hero.photo.alt': 'Cartaz com a letra Q.jpg de teste → Cartaz com a letra Q.jpg de teste',
  'home hero.lede': `"@barbearia no Instagram" → @barbearia no Instagram
     "Corte #1 do bairro" → Corte #1 do bairro
     100% você → 100% você
     A *melhor* do bairro | A **melhor** do bairro → A **melhor** do bairro
     "[tabela](#servicos) e **grátis**" → [tabela](#servicos) e **grátis**
     "Ligue: [11 90000-0000](tel:+5511900000000)." → Ligue: [11 90000-0000](tel:+5511900000000).`,
  'gallery gallery[0].caption': 'null | ~ | [ ] →',
  'team team[0].takesBookings': `não | nao → false
     Sim → true`,
  'uiText homeLabel': '"{nome}, início" → {nome}, início',
  'uiText nav.services': 'Serviços 💈 → Serviços',
  'publishing repository': `ze/barbearia |  ze/barbearia | github.com/ze/barbearia | https://www.github.com/ze/barbearia/ | https://github.com/ze/barbearia.git/ → ze/barbearia
     Ze-2/.github → Ze-2/.github
     2/a_b.c-d → 2/a_b.c-d
     ze/b.git.c → ze/b.git.c`,
};

const cases = Object.entries(FIELDS).flatMap(([key, text]) => {
  const [id, fieldPath = '', , ...parts] = key.split(' ');
  const own = fieldPath.replace(/\[(\d+)\]/g, '.$1');
  const meanings = parts.length > 0 ? parts : [own];
  return table(text).map(([typed, meaning]) => {
    return { id: id as FileId, fieldPath, meanings, typed, meaning };
  });
});

test.each(cases)(
  '$fieldPath: $typed means $meaning',
  ({ id, fieldPath, meanings, typed, meaning }) => {
    const { data, problems } = validate(id, parseFile(id, retype(id, fieldPath, typed)));
    expect(problems).toEqual([]);
    const parts = meanings.map((one) => show(readPath(data, one.split('.'))));
    expect(parts.join(' ').trim()).toBe(meaning);
  },
);

const openOn = (days: string) => {
  const source = `week:\n  - days: ${days}\n    hours: 9h às 19h\n`;
  const { data, problems } = validate('openingHours', parseFile('openingHours', source));
  const isOpen = (day: string) => readPath(data, ['week', day, 0]) !== undefined;
  return problems[0]?.problem ?? WEEKDAYS.filter(isOpen).join(' ');
};

test.each(
  table(`segunda a sexta | Seg-Sex | seg–sex | seg até sex | segunda-feira a sexta-feira → mon tue wed thu fri
    seg, qua e sex | seg/qua/sex | seg,qua ;sex | segundas, quartas-feiras e sextafeira → mon wed fri
    terças e quintas → tue thu
    sáb/dom → sat sun
    sex a seg → mon fri sat sun
    dom a ter → mon tue sun
    seg.  e  sex. → mon fri
    seg a seg | qua a qua | segunda a segunda | todos os dias | todo dia | dom a sáb → mon tue wed thu fri sat sun
    seg sex | segundinha | a seg | feriados | seg a zex → isto não diz dias da semana.`),
)('the days %s are %s', (typed, expected) => {
  expect(openOn(typed)).toBe(expected);
});

const AREA_CODES =
  '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99';

test('every area code in use, and no other, begins a telephone', () => {
  const codes = Array.from({ length: 100 }, (_, code) => String(code).padStart(2, '0'));
  const isTaken = (code: string) => {
    try {
      return parseTelephone(`+55 ${code} 98765-4321`) === `+55${code}987654321`;
    } catch {
      return false;
    }
  };
  expect(codes.filter(isTaken).join(' ')).toBe(AREA_CODES);
});

test('a number of the whole country is a telephone beside a WhatsApp', () => {
  for (const [typed, telephone] of table('0800 123 4567 → 08001234567\n4003-1234 → 40031234')) {
    const source = `${retype('shop', 'telephone', typed)}whatsapp: 11 98765-4321\n`;
    expect(validate('shop', parseFile('shop', source)).data).toMatchObject({ telephone });
  }
});

test('spellings of one profile count as one', () => {
  const urlsOf = (second: string) => {
    const typed = `"@jatoba"\n  - https://www.instagram.com/${second}`;
    const { data } = validate('shop', parseFile('shop', retype('shop', 'social[0]', typed)));
    return Object(data).social;
  };
  // The sample has a second network.
  expect(urlsOf('Jatoba/?hl=pt')).toHaveLength(2);
  expect(urlsOf('jatoba/b')).toHaveLength(3);
});

test.each([
  ['AM', 'Manaus', 'America/Manaus', -3.1, -60],
  ['AM', 'eirunepe', 'America/Eirunepe', -6.7, -69.9],
  ['PE', 'Recife', 'America/Recife', -8, -34.9],
  ['PE', 'Fernando de Noronha', 'America/Noronha', -3.9, -32.4],
  ['RS', 'Chuí', 'America/Sao_Paulo', -33.7, -53.4],
])('%s, %s has its time zone, and is in Brazil', (state, city, timeZone, latitude, longitude) => {
  expect(findTimeZone(state, city)).toBe(timeZone);
  expect(isInBrazil(latitude, longitude)).toBe(true);
});

test('every state has a time zone', () => {
  const zones = [...STATES.keys()].map((state) => findTimeZone(state, 'Capital'));
  expect(zones).toEqual(zones.map(() => expect.stringMatching(/^America\/\w+$/)));
});
