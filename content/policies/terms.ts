import type { WithExamples } from '@/model/example';
import type { Policy } from '@/model/schema/policy';

export const terms = {
  title: 'Termos de uso',
  description: 'Regras de agendamento, cancelamento e pagamento da {nome}.',
  summary:
    'Em resumo: marque com calma, avise com {antecedencia} se mudar de ideia e pague só no dia.',
  topics: [
    {
      id: 'aceitacao',
      heading: 'Aceitação',
      body: [
        'Ao usar este site ou marcar um horário na {nome}, você concorda com estes termos. Se não concordar com algum ponto, fale com a gente antes de agendar.',
      ],
    },
    {
      id: 'servicos',
      heading: 'Serviços',
      body: [
        'Oferecemos os serviços da tabela da página inicial, pelos preços que estão nela. Serviços com química podem exigir avaliação e teste de mecha.',
      ],
    },
    {
      id: 'agendamentos',
      heading: 'Agendamentos',
      body: [
        'O pedido de horário é feito na nossa agenda externa. **A reserva só vale depois da nossa resposta pelo WhatsApp.** Confira se o número informado está correto.',
      ],
    },
    {
      id: 'cancelamento',
      heading: 'Cancelamento',
      body: [
        'Cancelar ou remarcar é grátis com pelo menos **{antecedencia} de antecedência**. Faltas e cancelamentos em cima da hora podem levar a restrições em novos agendamentos.',
      ],
    },
    {
      id: 'pagamentos',
      heading: 'Pagamentos',
      body: [
        'Não cobramos nada adiantado. O pagamento é feito no dia do atendimento, em {formasDePagamento}.',
      ],
    },
    {
      id: 'responsabilidades-do-cliente',
      heading: 'Responsabilidades do cliente',
      body: [
        [
          'Informar dados corretos ao agendar.',
          'Chegar no horário marcado.',
          'Avisar sobre alergias, feridas ou tratamentos químicos recentes.',
        ],
      ],
    },
    {
      id: 'limitacao-de-responsabilidade',
      heading: 'Limitação de responsabilidade',
      body: [
        'Não respondemos por indisponibilidade de serviços de terceiros, como a agenda online, o mapa ou o WhatsApp, nem por reações causadas por condições de saúde não informadas. Nada aqui limita os direitos garantidos pelo Código de Defesa do Consumidor.',
      ],
    },
    {
      id: 'alteracoes',
      heading: 'Alterações',
      body: [
        'Podemos atualizar estes termos quando necessário. A data no início desta página mostra a versão em vigor.',
      ],
    },
    {
      id: 'contato',
      heading: 'Contato',
      body: ['Dúvidas sobre estes termos? Ligue ou chame no WhatsApp: {telefone}.'],
    },
  ],
} satisfies WithExamples<Policy>;
