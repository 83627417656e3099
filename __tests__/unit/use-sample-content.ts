import { SHOPS } from '../fixtures/shops';

// Unit tests always read the sample content, not `content/`.
process.env.CONTENT_DIR = SHOPS.jatoba;
