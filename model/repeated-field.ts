/** Where the second value of a field goes, if deleting it would lose what the owner wants to say. */
const SECOND_VALUE: Readonly<Record<string, string>> = {
  address: 'aqui cabe um endereço só: diga o outro em note, dentro de address.',
  street: 'aqui cabe um endereço só: diga o outro em note.',
  telephone: 'aqui cabe um telefone só: o do WhatsApp, se for outro, vai em whatsapp.',
  price: 'aqui cabe um preço só: diga o outro em description, ou faça dele outro item.',
  opens:
    'aqui cabe uma hora de abrir só: com almoço, escreva dois itens na semana, um até o almoço e outro depois.',
  closes:
    'aqui cabe uma hora de fechar só: com almoço, escreva dois itens na semana, um até o almoço e outro depois.',
};

/** Says, in Portuguese, what to do with a field that stands twice in one group. */
export function adviseRepeatedField(field: string): string {
  return (
    findPlaceForSecond(field) ?? 'este campo está escrito duas vezes: apague uma das duas linhas.'
  );
}

/** Says, in Portuguese, where a second value of a field goes; undefined if it has no place of its own. */
export function findPlaceForSecond(field: string): string | undefined {
  return Object.hasOwn(SECOND_VALUE, field) ? SECOND_VALUE[field] : undefined;
}
