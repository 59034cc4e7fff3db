import { mount } from 'svelte';
import App from './App.svelte';
import { startPreferences } from './game/prefs.svelte';
import './style/index.css';
import { startText } from './text/index.svelte';

const AGAIN_MS = 3000;

startPreferences();
try {
  await startText();
  const target = document.getElementById('app');
  if (target) mount(App, { target });
} catch {
  // Without a language nothing can be said but what stands in the page itself. A failed part is fetched anew only by a
  // page that is loaded anew.
  const said = document.querySelector<HTMLTemplateElement>('#unreachable');
  if (said) document.body.append(said.content);
  setTimeout(() => location.reload(), AGAIN_MS);
}
