import { z } from 'zod';
import { field, Refusal } from './field';

/** Where the site's files live, for the form on the phone; without it there is no such page. */
export const publishingSchema = z.strictObject({
  repository: field(
    {
      title: 'Repositório',
      description: 'dono/barbearia, como no endereço do GitHub',
      patternMessage: 'Escreva o dono e o nome, como dono/barbearia',
    },
    (typed) => {
      const name = typed.replace(/^(https:\/\/)?github\.com\//, '').replace(/(\.git)?\/?$/, '');
      if (!/^[\w.-]+\/[\w.-]+$/.test(name)) {
        throw new Refusal('isto não é um repositório.');
      }
      return name;
    },
  ).optional(),
});
