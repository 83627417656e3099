import { example, type WithExamples } from '@/model/example';
import type { TeamMember } from '@/model/schema/team';

export const team = [
  example({
    name: 'Davi Prado',
    calledAs: 'o Davi',
    role: 'Barbeiro profissional, especialista em cortes modernos e barba',
    image: 'davi.jpg',
    description:
      'Davi aprendeu a varrer o salão antes de aprender a segurar a tesoura. Escuta, desenha, confere no espelho e só dá o serviço por pronto quando você passa a mão na nuca e sorri.',
  }),
] satisfies readonly WithExamples<TeamMember>[];
