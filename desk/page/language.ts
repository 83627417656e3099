// Sveltia CMS reads the language while it loads: this file is imported before it.
const PREFERENCES = 'sveltia-cms.prefs';
const kept = JSON.parse(localStorage.getItem(PREFERENCES) ?? '{}');

// In Portuguese, whatever the language of the telephone, to which it would offer to change.
localStorage.setItem(PREFERENCES, JSON.stringify({ ...kept, locale: 'pt-BR' }));
Object.defineProperty(navigator, 'language', { value: 'pt-BR' });
