/** For tests of components: English is loaded before they begin. */
import { setLocale } from './index.svelte';

await setLocale('en');
