// What the model asks of Node, where there is no disk: every file that is named is taken to be there.
// A photo is not looked for: it is chosen from those that the repository has.
const join = (...parts: string[]) => parts.join('/');
const posix = { normalize: (file: string) => file.replace(/\/+/g, '/') };

// biome-ignore lint/style/noDefaultExport: Node's module has one.
export default { join, posix, resolve: join, sep: '/', parse: (file: string) => ({ name: file }) };
export const existsSync = () => true;
export const isUtf8 = () => true;
export const readdirSync = (): string[] => [];
export const readFileSync = () => '';
export const statSync = () => ({ isFile: () => true });
const asIs = (text: string) => text;

export { asIs as unescape };
export const { TextDecoder } = globalThis;
