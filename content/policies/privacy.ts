import type { WithExamples } from '@/model/example';
import type { Policy } from '@/model/schema/policy';

export const privacy = {
  title: 'Política de privacidade',
  description: 'Como a {nome} trata os seus dados pessoais.',
  summary:
    'Em resumo: pedimos o mínimo, usamos só para o seu horário e apagamos quando você quiser.',
  topics: [
    {
      id: 'dados-coletados',
      heading: 'Dados coletados',
      body: [
        'Coletamos só o necessário para marcar e cumprir o seu horário:',
        ['nome completo;', 'número de WhatsApp;', 'serviço escolhido e preferência de dia e hora.'],
        'Esses dados são informados por você na página externa de agendamento ou em conversa pelo WhatsApp. Este site não tem formulários, não exige cadastro, não usa cookies e não guarda nada no seu aparelho.',
      ],
    },
    {
      id: 'uso-dos-dados',
      heading: 'Uso dos dados',
      body: [
        'Usamos os seus dados para confirmar, lembrar, remarcar ou cancelar o atendimento e para tirar dúvidas sobre ele. Não enviamos propaganda sem o seu consentimento.',
      ],
    },
    {
      id: 'protecao',
      heading: 'Proteção',
      body: [
        'O acesso à agenda é restrito a quem atende você. Mantemos aparelhos e contas protegidos por senha e guardamos os dados apenas pelo tempo necessário ao atendimento ou exigido por lei.',
      ],
    },
    {
      id: 'compartilhamento',
      heading: 'Compartilhamento',
      body: [
        'Não vendemos nem alugamos dados pessoais. Eles passam apenas pelas ferramentas que fazem o agendamento funcionar, como a agenda online e o WhatsApp, cada uma com a sua própria política, ou são informados a autoridades quando a lei obriga.',
        'O mapa da página inicial é do Google e só carrega quando você chega perto dele. A partir daí, o Google recebe o endereço IP do seu aparelho, como em qualquer site, pode usar cookies próprios e segue a política dele. Se preferir, use o link “Como chegar” ou bloqueie o mapa: o resto do site continua igual.',
      ],
    },
    {
      id: 'seus-direitos',
      heading: 'Seus direitos',
      body: [
        'A Lei Geral de Proteção de Dados (LGPD, Lei nº 13.709/2018) garante que você possa, a qualquer momento e sem custo:',
        [
          '**acessar** os dados que temos sobre você;',
          '**corrigir** o que estiver errado ou desatualizado;',
          '**pedir a exclusão** dos seus dados;',
          '**revogar o consentimento** dado antes.',
        ],
      ],
    },
    {
      id: 'contato',
      heading: 'Contato',
      body: [
        'Para exercer qualquer um desses direitos ou tirar dúvidas, fale com a gente: {telefone}, por telefone ou WhatsApp, ou pessoalmente na {endereco}.',
      ],
    },
  ],
} satisfies WithExamples<Policy>;
