/** Advice, in Portuguese, on where an owner can put a second value of a field without losing it. */
const ADVICE_ON_SECOND_VALUE: Readonly<Record<string, string>> = {
  address: 'aqui cabe um endereço só: diga o outro em note, dentro de address.',
  street: 'aqui cabe um endereço só: diga o outro em note.',
  telephone: 'aqui cabe um telefone só: o do WhatsApp, se for outro, vai em whatsapp.',
  price: 'aqui cabe um preço só: diga o outro em description, ou faça dele outro item.',
  opens:
    'aqui cabe uma hora de abrir só: com almoço, escreva dois itens na semana, um até o almoço e outro depois.',
  closes:
    'aqui cabe uma hora de fechar só: com almoço, escreva dois itens na semana, um até o almoço e outro depois.',
};

/** Advises the owner, in Portuguese, what to do with a field that is written twice in one group. */
export function adviseRepeatedField(field: string): string {
  return (
    adviseSecondValue(field) ?? 'este campo está escrito duas vezes: apague uma das duas linhas.'
  );
}

/** Advises the owner, in Portuguese, where to put a second value of a field. Returns undefined if there is no place. */
export function adviseSecondValue(field: string): string | undefined {
  return Object.hasOwn(ADVICE_ON_SECOND_VALUE, field) ? ADVICE_ON_SECOND_VALUE[field] : undefined;
}
