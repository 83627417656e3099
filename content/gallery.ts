import { example, type WithExamples } from '@/model/example';
import type { GalleryPhoto } from '@/model/schema/photo';

export const gallery = [
  {
    src: example('ferramentas.jpg'),
    alt: 'Navalha aberta, tesoura e pente sobre couro bordô, em uma bancada de nogueira',
    caption: 'As ferramentas, sempre afiadas',
  },
  {
    src: example('poste.jpg'),
    alt: 'Poste de barbeiro aceso, de listras diagonais, em uma parede de tijolos à noite',
    caption: 'O poste da entrada',
  },
  {
    src: example('marmore.jpg'),
    alt: 'Tigela de espuma, pincel e toalha enrolada sobre uma bancada de mármore',
    caption: 'A barba, do jeito antigo',
  },
] satisfies readonly WithExamples<GalleryPhoto>[];
