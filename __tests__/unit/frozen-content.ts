import path from 'node:path';

// The unit tests know one shop by heart, whatever the owner writes in `content/`.
process.env.CONTENT_DIR = path.resolve('__tests__/fixtures/shops/jatoba');
