import { example, type WithExamples } from '@/model/example';
import type { Shop } from '@/model/schema/shop';

export const shop = {
  name: example({ trade: 'Barbearia', proper: 'Jatobá' }),
  description: example('Corte, barba e acabamento com hora marcada no Centro de São Paulo.'),
  url: example('https://barbearia-jatoba.example'),
  bookingUrl: example('https://calendar.google.com/calendar/appointments/schedules/exemplo'),
  telephone: example('+5511900000000'),
  whatsappGreeting: 'Olá! Quero marcar um horário.',
  address: example({
    street: 'Rua Exemplo, 123',
    district: 'Centro',
    city: 'São Paulo',
    state: 'SP',
    postalCode: '01000-000',
  }),
  social: [
    { network: 'Instagram', url: example('https://www.instagram.com/') },
    { network: 'Facebook', url: example('https://www.facebook.com/') },
  ],
  timeZone: 'America/Sao_Paulo',
  priceRange: '$$',
  paymentMethods: [
    { shortName: 'dinheiro', name: 'dinheiro', schemaOrgName: 'Cash' },
    { shortName: 'débito', name: 'cartão de débito', schemaOrgName: 'Debit Card' },
    { shortName: 'crédito', name: 'cartão de crédito', schemaOrgName: 'Credit Card' },
    { shortName: 'Pix', name: 'Pix', schemaOrgName: 'PIX' },
  ],
  cancellationNoticeHours: 2,
} satisfies WithExamples<Shop>;
