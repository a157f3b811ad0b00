import { mount } from 'svelte';
import App from './App.svelte';
import { keepFocus } from './lib/focus';
import { i18n } from './lib/i18n.svelte';
import { tab } from './lib/memory';
import './styles/base.css';

const found = document.getElementById('app');
if (found === null) throw new Error('expected an element with the id app, found none');
const target = found;

/** A newer build has other files than this page asks for: the page itself is fetched anew, but not for ever. */
const ONCE_IN_MS = 20_000;
addEventListener('vite:preloadError', () => {
  const last = Number(tab.recall('reloaded') ?? 0);
  if (Date.now() - last > ONCE_IN_MS && tab.remember('reloaded', String(Date.now()))) location.reload();
});

/** A page without its texts would have nothing to say, not even that the server has gone: it waits for them. */
const AGAIN_MS = 3000;
function begin(): void {
  i18n.ready().then(
    () => mount(App, { target }),
    () => setTimeout(begin, AGAIN_MS),
  );
}
keepFocus();
begin();
