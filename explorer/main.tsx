import { render } from 'preact';
import { App } from './app';
import { revealHiddenText } from './io/hidden-text';
import { listenForPrinting } from './io/printing';

revealHiddenText();
listenForPrinting();
const root = document.getElementById('app');
if (root !== null) render(<App />, root);
