// Sveltia CMS reads these while it loads, so this file is imported first.
const PREFERENCES = 'sveltia-cms.prefs';
const stored = JSON.parse(localStorage.getItem(PREFERENCES) ?? '{}');

// Portuguese whatever the browser's language, which Sveltia CMS would offer to switch to.
localStorage.setItem(PREFERENCES, JSON.stringify({ ...stored, locale: 'pt-BR' }));
Object.defineProperty(navigator, 'language', { value: 'pt-BR' });
