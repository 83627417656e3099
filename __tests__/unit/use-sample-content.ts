import { SHOPS } from '../fixtures/shops';

// The unit tests know one shop by heart, whatever the owner writes in `content/`.
process.env.CONTENT_DIR = SHOPS.jatoba;
