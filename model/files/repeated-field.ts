/** Tells an owner who repeats a field where to write the second value. */
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

export function explainRepeatedField(field: string): string {
  return (
    explainSecondValue(field) ?? 'este campo está escrito duas vezes: apague uma das duas linhas.'
  );
}

export function explainSecondValue(field: string): string | undefined {
  // Without `hasOwn`, a field named `constructor` would return a function that every object inherits.
  return Object.hasOwn(ADVICE_ON_SECOND_VALUE, field) ? ADVICE_ON_SECOND_VALUE[field] : undefined;
}
