import { z } from 'zod';
import { list } from './list';
import { photoSchema } from './photo';
import { displayLine, FACTS, label, labels, richText, text } from './text';

/** Lines of a display heading, broken where the sense breaks. */
const heading = list(displayLine, { max: 5 }, { title: 'Título, uma linha por item' });

const button = (title: string) => text(title, { max: 24 });

/** Everything the home page says that is not a fact of another file. */
export const homeSchema = z.strictObject({
  title: text('Título para o Google', { max: 50 }),
  description: text('Descrição para o Google', { max: 160 }),
  hero: z
    .strictObject({
      headline: heading,
      lede: richText('Frase de abertura', 180),
      servicesLabel: button('Botão dos serviços'),
      photo: photoSchema.meta({ title: 'Foto grande' }),
    })
    .meta({ title: 'Abertura' }),
  services: z
    .strictObject({
      heading,
      lede: richText('Frase', 180),
      bookLabel: button('Botão de agendar'),
    })
    .meta({ title: 'Serviços' }),
  booking: z
    .strictObject({
      heading,
      steps: list(text('Passo', { max: 80 }), { max: 5, unique: '' }, { title: 'Passos' }),
      bookLabel: button('Botão de agendar'),
      note: richText('Nota', 120),
    })
    .meta({ title: 'Agendamento' }),
  team: z
    .strictObject({
      name: label('Nome da seção'),
      heading,
      bookWithLabel: label('Link de agendar', { needs: ['nome'] }),
    })
    .meta({ title: 'Equipe' }),
  gallery: z.strictObject({ name: label('Nome da seção'), heading }).meta({ title: 'Galeria' }),
  testimonials: z
    .strictObject({
      name: label('Nome da seção'),
      heading,
      starsLabel: label('Estrelas, em voz alta'),
    })
    .meta({ title: 'Depoimentos' }),
  contact: labels('Contato', {
    name: 'Nome da seção',
    addressLabel: 'Endereço',
    directionsLabel: 'Link do caminho',
    phoneLabel: 'Telefone',
    phoneAndWhatsappLabel: 'Telefone, quando é também o WhatsApp',
    whatsappLabel: 'Link do WhatsApp',
    saveContactLabel: 'Link de salvar o contato',
    hoursLabel: 'Horário',
    todayLabel: ['Marca do dia de hoje', { max: 16 }],
    closedLabel: ['Dia fechado', { max: 16 }],
    mapLabel: ['Nome do mapa, em voz alta', { max: 60, marks: FACTS }],
  })
    .extend({ heading })
    .meta({ title: 'Contato' }),
});
