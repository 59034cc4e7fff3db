import { mount } from 'svelte';
import App from './App.svelte';
import { startPreferences } from './game/prefs.svelte';
import './style/index.css';
import { startText } from './text/index.svelte';

startPreferences();
await startText();
const target = document.getElementById('app');
if (target) mount(App, { target });
