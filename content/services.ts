import type { WithExamples } from '@/model/example';
import type { Service } from '@/model/schema/services';

export const services = [
  {
    id: 'corte',
    title: 'Corte',
    description:
      'Tesoura, máquina ou os dois. A gente conversa antes, corta com calma e só tira a capa quando você aprovar no espelho.',
    priceInReais: 40,
    features: ['Degradê, social ou tesoura', 'Pezinho feito na navalha', 'Finalização inclusa'],
  },
  {
    id: 'barba',
    title: 'Barba',
    description:
      'Toalha quente, espuma batida no pincel e lâmina nova. O desenho respeita o formato do seu rosto.',
    priceInReais: 30,
    features: [
      'Toalha quente antes e depois',
      'Contorno na navalha',
      'Bálsamo para acalmar a pele',
    ],
  },
  {
    id: 'sombra-celha',
    title: 'Sombra Celha',
    description:
      'Sobrancelha limpa e no lugar, com cara de natural. Ninguém vai saber o que mudou, só que melhorou.',
    priceInReais: 10,
    features: ['Na navalha ou na pinça', 'Desenho discreto, sem afinar', 'Pronto em dez minutos'],
  },
  {
    id: 'depilacao-nariz',
    title: 'Depilação Nariz',
    description: 'Cera própria para a região, aplicada com cuidado. Rápido, higiênico e sem drama.',
    priceInReais: 15,
    features: [
      'Cera morna de uso individual',
      'Espátula descartável',
      'Dura de três a quatro semanas',
    ],
  },
  {
    id: 'depilacao-orelha',
    title: 'Depilação Orelha',
    description: 'O detalhe que ninguém comenta, mas todo mundo repara. Contorno limpo de verdade.',
    priceInReais: 15,
    features: ['Cera morna, sem pressa', 'Loção calmante no final', 'Combina com corte e barba'],
  },
  {
    id: 'nevou',
    title: 'Nevou',
    description:
      'O platinado da virada do ano, o ano inteiro. Descoloração global, matização e fio tratado do começo ao fim.',
    priceInReais: 150,
    features: [
      'Teste de mecha antes de tudo',
      'Descoloração e matização',
      'Hidratação pós-química',
    ],
  },
  {
    id: 'luzes',
    title: 'Luzes',
    description:
      'Mechas para iluminar o cabelo: discretas, de praia, ou bem marcadas, se for a sua.',
    priceInReais: 150,
    features: [
      'Na touca ou no papel-alumínio',
      'Tom escolhido junto com você',
      'Tratamento de brilho',
    ],
  },
] satisfies readonly WithExamples<Service>[];
