import { z } from 'zod';
import { FieldError, field } from './field';

/** A valid GitHub repository, except the guide's placeholder. */
const NAME = /^(?!(?:SEU-NOME|dono)\/)[A-Za-z\d][A-Za-z\d-]*\/(?!\.+$)[\w.-]+$/;

const repository = field((typed) => {
  const name = typed.replace(/^(https:\/\/)?(www\.)?github\.com\//, '').replace(/(\.git)?\/?$/, '');
  if (!NAME.test(name)) {
    throw new FieldError('isto não é um repositório do GitHub.');
  }
  return name;
}).meta({
  title: 'Repositório',
  description: 'dono/barbearia, como no endereço do GitHub',
  fix: 'escreva o seu nome no GitHub, uma barra e o nome do repositório.',
});

/** The repository that the CMS edits; without it there is no CMS. */
export const publishingSchema = z.strictObject({ repository: repository.optional() });
