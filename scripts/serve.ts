import { basePath } from '../model/site-url';
import { serveExport } from './serve-export';

const [dir = 'out', port = '3000'] = process.argv.slice(2);
const { url } = await serveExport(dir, Number(port), basePath);
console.log(`Site no ar: ${url}/  (Ctrl+C encerra)`);
