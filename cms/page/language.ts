// Sveltia CMS reads the language while it loads: this file is imported before it.
const PREFERENCES = 'sveltia-cms.prefs';
const kept = JSON.parse(localStorage.getItem(PREFERENCES) ?? '{}');

// In Portuguese, whatever the language of the telephone, to which it would offer to change.
// A draft from before what another hand changed is not offered: it could not be saved.
const useDraftBackup = !sessionStorage.getItem('reloaded');
localStorage.setItem(PREFERENCES, JSON.stringify({ ...kept, locale: 'pt-BR', useDraftBackup }));
Object.defineProperty(navigator, 'language', { value: 'pt-BR' });
