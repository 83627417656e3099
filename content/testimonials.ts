import { example, type WithExamples } from '@/model/example';
import type { Testimonial } from '@/model/schema/testimonials';

export const testimonials = [
  example({
    name: 'Marcos A.',
    location: 'São Paulo — SP',
    text: 'Cheguei sem saber o que queria e saí com o melhor corte que já fiz. Ele escuta antes de ligar a máquina.',
  }),
  example({
    name: 'João V.',
    location: 'Osasco — SP',
    text: 'Barba na toalha quente, sem pressa. Virou meu compromisso de toda sexta.',
  }),
  example({
    name: 'Renato S.',
    location: 'Guarulhos — SP',
    text: 'Levei meu filho para o primeiro corte de cadeira. Paciência de avô, acabamento de mestre.',
  }),
  example({
    name: 'Caio L.',
    location: 'Santo André — SP',
    text: 'Fiz o nevou e o cabelo continuou macio. Explicou cada etapa e não deixou passar do ponto.',
  }),
  example({
    name: 'Thiago M.',
    location: 'Campinas — SP',
    text: 'Hora marcada é hora cumprida. Paguei no Pix, na saída, exatamente o preço da tabela.',
  }),
  example({
    name: 'Anderson R.',
    location: 'Belo Horizonte — MG',
    text: 'Eu estava de passagem e fui tratado como cliente antigo. Na próxima viagem, já sei onde sentar.',
  }),
] satisfies readonly WithExamples<Testimonial>[];
