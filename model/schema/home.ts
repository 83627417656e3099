import { z } from 'zod';
import { CONDITION_NAMES } from './conditional-text';
import { group, list } from './field';
import { photoSchema } from './photo';
import { richText, TEMPLATE_VARIABLES, text } from './text';

/** A line of a display heading, set as wide as the column. */
const line = { max: 28, longestWord: 18, face: 'display', canSplit: true } as const;
const heading = list(text('Linha', line), { title: 'Título, uma linha por item', max: 5 });

const name = text('Nome da seção');
const step = text('Passo', { max: 80, variables: CONDITION_NAMES });
const bookLabel = text('Botão de agendar', { max: 24 });

/** Texts of the home page; facts are in other files. */
export const homeSchema = z.strictObject({
  title: text('Título para o Google', { max: 50 }),
  description: text('Descrição para o Google', { max: 160 }),
  hero: group('Abertura', {
    headline: heading,
    lede: richText('Frase de abertura', 180),
    servicesLabel: text('Botão dos serviços', { max: 24 }),
    photo: photoSchema.meta({ title: 'Foto grande' }),
  }),
  services: group('Serviços', { heading, lede: richText('Frase', 180), bookLabel }),
  booking: group('Agendamento', {
    heading,
    steps: list(step, { title: 'Passos', max: 8, unique: '' }),
    bookLabel,
    note: richText('Nota', 120),
  }),
  team: group('Equipe', {
    name,
    heading,
    bookWithLabel: text('Link de agendar', { needs: ['nome'] }),
  }),
  gallery: group('Galeria', { name, heading }),
  testimonials: group('Depoimentos', {
    name,
    heading,
    starsLabel: text('Estrelas, em voz alta', { needs: ['estrelas'] }),
  }),
  contact: group('Contato', {
    name,
    addressLabel: text('Endereço'),
    directionsLabel: text('Link do caminho'),
    phoneLabel: text('Telefone'),
    phoneAndWhatsappLabel: text('Telefone, quando é também o WhatsApp'),
    whatsappLabel: text('Link do WhatsApp'),
    saveContactLabel: text('Link de salvar o contato'),
    hoursLabel: text('Horário'),
    todayLabel: text('Marca do dia de hoje', { max: 16 }),
    closedLabel: text('Dia fechado', { max: 16 }),
    mapLabel: text('Nome do mapa, em voz alta', { max: 60, variables: TEMPLATE_VARIABLES }),
    heading,
  }),
});
