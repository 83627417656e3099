/** Next's export is not what the finishing step was written for; publishing it would be a guess. */
export class UnexpectedExport extends Error {
  constructor(file: string, problem: string) {
    super(
      [
        'A exportação do Next não é a que este passo conhece (versão nova do Next?).',
        `  Arquivo:  ${file}`,
        `  Problema: ${problem}`,
        '  O que fazer: ajuste scripts/finish/ ou volte à versão anterior do Next.',
        '  A pasta out/ ficou como o Next a deixou. Não a publique.',
      ].join('\n'),
    );
    this.name = 'UnexpectedExport';
  }
}
